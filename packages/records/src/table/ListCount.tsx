import { PairText, type TextPair, useNumber } from '@portal/i18n';
import { ListStatus, type ListStatusProps } from '../list-state/ListStatus';
import { totalCount } from './list.css';

export interface ListCounted extends Pick<ListStatusProps, 'total' | 'sort'> {
  /** The counted noun, such as "contracts". */
  name: (count: number) => TextPair;
}

/** The number of records. Reserves its line while loading, so that the rows do not move. */
export function ListCount({ total, name, sort }: ListCounted) {
  const number = useNumber();
  return (
    <ListStatus total={total} name={name} sort={sort}>
      {total === undefined ? (
        '\u00a0'
      ) : (
        <>
          <strong className={totalCount}>{number(total)}</strong> <PairText value={name(total)} />
        </>
      )}
    </ListStatus>
  );
}
