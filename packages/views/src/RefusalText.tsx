import { readRefusal } from '@portal/domain';
import { ServerText } from '@portal/i18n';
import { vocabulary } from './vocabulary';

export type RefusalTextProps = {
  /** A validation code, such as `too-long?max=45`, or a message of the server. */
  refusal: string;
};

/** Says why a value is rejected. A message of the server in both languages is read in the chosen one. */
export function RefusalText({ refusal }: RefusalTextProps) {
  const { stack } = vocabulary.useWords();
  const known = readRefusal(refusal);
  if (!known) return <ServerText layout="stack">{refusal}</ServerText>;
  return stack(`refusal.${known.code}`, known.values);
}
