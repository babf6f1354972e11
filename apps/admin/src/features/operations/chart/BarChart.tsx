import { Fragment, type ReactNode } from 'react';
import * as styles from './BarChart.css';
import { labelledBars, roundTop } from './bar-scale';

/** A bar of a chart. */
export interface Bar {
  id: string;
  /** A short text below the bar. */
  label: string;
  value: number;
  /** The compared value; null without a comparison. */
  before: number | null;
}

export interface BarChartProps {
  /** What the bars show. */
  label: ReactNode;
  /** Labels of the solid and the outlined bars; only needed with a comparison. */
  keys?: readonly [now: ReactNode, before: ReactNode];
  bars: readonly Bar[];
  /** Formats a value of the axis, such as `40 h`. */
  format: (value: number) => string;
}

const height = 140;
const [above, below] = [16, 20];
const maxLabels = 6;

/** A vertical bar chart. Hidden from screen readers, because the page has a table with the same numbers. */
export function BarChart({ label, keys, bars, format }: BarChartProps) {
  const isCompared = bars.some(({ before }) => before !== null);
  const top = roundTop(Math.max(...bars.map(({ value, before }) => Math.max(value, before ?? 0)), 0));
  const share = 100 / Math.max(bars.length, 1);
  const width = share * (isCompared ? 0.38 : 0.7);
  const rect = (value: number) => {
    const size = (Math.max(value, 0) / top) * height;
    return { width: `${width}%`, height: size, y: above + height - size };
  };
  const labelled = new Set(labelledBars(bars.length, maxLabels));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {label}
        {isCompared &&
          keys?.map((name, place) => (
            <span key={place === 0 ? 'now' : 'before'} className={styles.key}>
              <svg className={styles.swatch} aria-hidden="true">
                <rect width="12" height="12" className={place === 0 ? styles.bar : styles.barBefore} />
              </svg>
              {name}
            </span>
          ))}
      </figcaption>
      <svg className={styles.drawing} height={above + height + below} aria-hidden="true">
        {[1, 0.5, 0].map((part) => {
          const y = above + height * (1 - part);
          return (
            <Fragment key={part}>
              <line x1="0" x2="100%" y1={y} y2={y} className={styles.grid} />
              {part > 0 && (
                <text x="0" y={y - 4} className={styles.text}>
                  {format(top * part)}
                </text>
              )}
            </Fragment>
          );
        })}
        {bars.map(({ id, label: name, value, before }, place) => {
          const start = share * place + (share - width * (isCompared ? 2 : 1)) / 2;
          return (
            <Fragment key={id}>
              {before !== null && <rect x={`${start}%`} {...rect(before)} className={styles.barBefore} />}
              <rect x={`${start + (isCompared ? width : 0)}%`} {...rect(value)} className={styles.bar} />
              {labelled.has(place) && (
                <text
                  x={`${share * (place + 0.5)}%`}
                  y={above + height + 15}
                  textAnchor={place === 0 && bars.length > maxLabels ? 'start' : 'middle'}
                  className={styles.text}
                >
                  {name}
                </text>
              )}
            </Fragment>
          );
        })}
      </svg>
    </figure>
  );
}
