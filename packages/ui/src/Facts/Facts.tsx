import type { ComponentPropsWithRef, ReactNode } from 'react';
import { facts, term, value } from './Facts.css';

export interface Fact {
  /** Names the fact among its neighbours. */
  id: string;
  /** What it is: `Société - Company`. */
  term: ReactNode;
  /** What is so; `---` where nothing is known (SHELL-051). */
  value: ReactNode;
}

export interface FactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** In reading order. */
  facts: readonly Fact[];
}

/** What is known of a record, read-only, as pairs of term and value. */
export function Facts({ facts: pairs, className, ...rest }: FactsProps) {
  return (
    <dl {...rest} className={className ? `${facts} ${className}` : facts}>
      {pairs.map((fact) => (
        <div key={fact.id}>
          <dt className={term}>{fact.term}</dt>
          <dd className={value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
