import { PairText, type TextPair, useNumber } from '@portal/i18n';
import { total as totalStyle } from './ListCount.css';

export interface ListCounted {
  /** How many there are; undefined until that is known. */
  total: number | undefined;
  /** What is counted, such as "contracts". */
  name: (count: number) => TextPair;
}

/** How many there are; its line is there before the number, so that the rows do not jump when it comes. */
export function ListCount({ total, name }: ListCounted) {
  const number = useNumber();
  if (total === undefined) return '\u00a0';
  return (
    <>
      <strong className={totalStyle}>{number(total)}</strong> <PairText value={name(total)} />
    </>
  );
}
