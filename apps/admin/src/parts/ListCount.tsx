import { PairText, type TextPair, useNumber } from '@portal/i18n';
import { countLine, totalCount } from './list/list.css';

export interface ListCounted {
  /** Number of records; undefined while loading. */
  total: number | undefined;
  /** The counted noun, such as "contracts". */
  name: (count: number) => TextPair;
}

/** The number of records. Reserves its line while loading, so that the rows do not move. */
export function ListCount({ total, name }: ListCounted) {
  const number = useNumber();
  if (total === undefined) return '\u00a0';
  return (
    // Replaced as a whole, because screen readers would announce a changed number and a changed noun separately.
    <span key={total} className={countLine}>
      <strong className={totalCount}>{number(total)}</strong> <PairText value={name(total)} />
    </span>
  );
}
