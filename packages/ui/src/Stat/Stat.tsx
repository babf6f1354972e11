import type { ComponentPropsWithRef, ReactNode } from 'react';
import { stat, statLabel, stats, statValue } from './Stat.css';

export interface StatListProps extends ComponentPropsWithRef<'dl'> {
  /** One `Stat` per figure. */
  children: ReactNode;
}

/** A few figures next to each other, wrapping where there is no room. */
export function StatList({ className, ...rest }: StatListProps) {
  return <dl {...rest} className={className ? `${stats} ${className}` : stats} />;
}

export interface StatProps {
  /** What the figure counts; two lines in bilingual mode. */
  label: ReactNode;
  /** The figure with its unit, such as `31 h`. */
  value: ReactNode;
}

/** A large figure with its label, inside a `StatList`. */
export function Stat({ label, value }: StatProps) {
  return (
    <div className={stat}>
      <dt className={statLabel}>{label}</dt>
      <dd className={statValue}>{value}</dd>
    </div>
  );
}
