import { useNumber } from '@portal/i18n';
import type { ReactNode } from 'react';
import { total } from './ListCount.css';

export interface ListCountProps {
  /** How many there are; undefined until that is known. */
  count: number | undefined;
  /** What is counted, such as "contracts". */
  children: (count: number) => ReactNode;
}

/** How many there are; its line is there before the number, so that the rows do not jump when it comes. */
export function ListCount({ count, children }: ListCountProps) {
  const number = useNumber();
  if (count === undefined) return '\u00a0';
  return (
    <>
      <strong className={total}>{number(count)}</strong> {children(count)}
    </>
  );
}
