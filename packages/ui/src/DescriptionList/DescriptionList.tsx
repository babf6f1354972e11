import type { ComponentPropsWithRef, ReactNode } from 'react';
import { list, pair, term, value } from './DescriptionList.css';

export interface DescriptionItem {
  /** Names the pair among its neighbours. */
  id: string;
  /** What it is: `Société - Company`. */
  term: ReactNode;
  /** What is so; `---` where nothing is known (SHELL-051). */
  value: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** In reading order. */
  items: readonly DescriptionItem[];
  /** `columns` (default) with each value under its term, as many side by side as fit; `rows` with the value beside it, for a narrow place. */
  layout?: keyof typeof list;
}

/** What is known of a record, read-only, as pairs of term and value. */
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
