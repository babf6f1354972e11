import { readRefusal } from '@portal/domain';
import { ServerText } from '@portal/i18n';
import { vocabulary } from './vocabulary';

export type RefusalTextProps = {
  /** A validation code, such as `too-long?max=45`, or a message of the server. */
  refusal: string;
};

/**
 * Says why a value is rejected. If the server's message is in both languages, the current language mode selects what is
 * shown.
 */
export function RefusalText({ refusal }: RefusalTextProps) {
  const { stack } = vocabulary.useWords();
  const known = readRefusal(refusal);
  if (!known) return <ServerText layout="stack">{refusal}</ServerText>;
  return stack(`refusal.${known.code}`, known.values);
}
