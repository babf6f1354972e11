import type { ComponentPropsWithRef, ReactNode } from 'react';
import { list, pair, term, value } from './DescriptionList.css';

export interface DescriptionItem {
  /** Identifies the item within the list. */
  id: string;
  /** The label, such as `Société - Company`. */
  term: ReactNode;
  /** The value; `---` if it is unknown (SHELL-051). */
  value: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The items, in reading order. */
  items: readonly DescriptionItem[];
  /**
   * `columns` (default) puts each value below its term, in as many columns as fit; `rows` puts it next to the
   * term, for narrow places.
   */
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
