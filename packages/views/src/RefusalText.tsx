import { readRefusal } from '@portal/domain';
import { vocabulary } from './vocabulary';

export type RefusalTextProps = {
  /** A validation code, such as `too-long?max=45`, or a message of the server. */
  refusal: string;
};

/** Says why a value is rejected; server messages are shown unchanged. */
export function RefusalText({ refusal }: RefusalTextProps) {
  const { stack } = vocabulary.useWords();
  const known = readRefusal(refusal);
  return known ? stack(`refusal.${known.code}`, known.values) : refusal;
}
