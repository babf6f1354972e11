import type { ImportUse } from '@portal/domain';
import { importResultWords } from './import-result-words';

/** Returns a function that tells by what a person is in use, in the language of the screen. */
export function useUsesText(): (uses: readonly ImportUse[]) => string {
  const { plain } = importResultWords.useWords();
  return (uses) => uses.map((use) => plain(`use.${use}`)).join(', ');
}
