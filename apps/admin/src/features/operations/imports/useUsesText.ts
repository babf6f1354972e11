import type { ImportUse } from '@portal/domain';
import { importResultWords } from './import-result-words';

/** Returns a function that names the records that use a person, in the current language mode. */
export function useUsesText(): (uses: readonly ImportUse[]) => string {
  const { plain } = importResultWords.useWords();
  return (uses) => uses.map((use) => plain(`use.${use}`)).join(', ');
}
