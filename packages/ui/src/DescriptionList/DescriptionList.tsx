import type { ComponentPropsWithRef, ReactNode } from 'react';
import { list, pair, term, value } from './DescriptionList.css';

export interface DescriptionItem {
  id: string;
  /** The label, such as `Société - Company`. */
  term: ReactNode;
  /** The value; `---` if it is unknown (SHELL-051). */
  value: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The items, in reading order. */
  items: readonly DescriptionItem[];
  /** `columns` (default) puts values below their terms; `rows` next to them, for narrow places. */
  layout?: keyof typeof list;
}

/** Read-only details of a record as pairs of term and value. */
export function DescriptionList({ items, layout = 'columns', className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={className ? `${list[layout]} ${className}` : list[layout]}>
      {items.map((item) => (
        <div key={item.id} className={pair[layout]}>
          <dt className={term}>{item.term}</dt>
          <dd className={value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
