import { readRefusal } from '@portal/domain';
import { vocabulary } from './vocabulary';

export type RefusalTextProps = {
  /** A refusal of the domain, such as `too-long?max=45`, or a message of the server. */
  refusal: string;
};

/** Why a value is refused, in words; what the server says is shown as received. */
export function RefusalText({ refusal }: RefusalTextProps) {
  const { stack } = vocabulary.useWords();
  const known = readRefusal(refusal);
  return known ? stack(`refusal.${known.code}`, known.values) : refusal;
}
