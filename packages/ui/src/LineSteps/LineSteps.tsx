import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { visuallyHidden } from '../theme/primitives.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './LineSteps.css';
import {
  inOrder,
  labelsThatFit,
  places,
  type StepOnDay,
  stepHeight,
  stepPath,
  widths,
} from './line-steps-layout';

export interface LineStepsPoint<Step extends string> extends StepOnDay<Step> {
  /** Identifies the point within the chart. */
  id: string | number;
  /** The formatted day, such as a `DateText`. */
  date: ReactNode;
  /** Label of a point that is not reached yet, such as `prochain niveau - next level`; drawn dotted. */
  expected?: ReactNode;
}

export interface LineStepsProps<Step extends string>
  extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Accessible name of the chart, such as `Niveaux au fil du temps - Levels over time`. */
  label: ReactNode;
  /** All steps, lowest first: the levels from Pre-A1 to C2 (LIMIT-53). */
  scale: readonly { id: Step; label: ReactNode }[];
  /** When each step was reached, in any order. Points with an unknown step are omitted. */
  points: readonly LineStepsPoint<Step>[];
  /** Shown instead of the chart if there are no points: `Aucun niveau - No level` (SHELL-055). */
  empty: ReactNode;
  /** `heard` hides the list of points visually, because a table next to the chart shows them. */
  text?: 'shown' | 'heard';
}

/** A step chart over time, such as the CEFR levels of a student, with the same points as a list. */
export function LineSteps<Step extends string>({
  label,
  scale,
  points,
  empty,
  text = 'shown',
  className,
  ...rest
}: LineStepsProps<Step>) {
  const id = useId();
  const ordered = inOrder(points);
  const positions = places(
    ordered,
    scale.map((step) => step.id),
  );
  const drawnPoints = ordered.flatMap((point, index) => {
    const place = positions[index];
    return place ? [{ ...point, ...place }] : [];
  });
  const latest = drawnPoints.findLastIndex(({ expected }) => !expected);
  const xs = drawnPoints.map(({ x }) => x);
  const shown = widths.map(({ name, gap }) => ({ name, words: labelsThatFit(xs, gap) }));

  return (
    <figure
      aria-labelledby={`${id}-label`}
      {...rest}
      className={className ? `${styles.figure} ${className}` : styles.figure}
    >
      <figcaption id={`${id}-label`}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </figcaption>
      {points.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <>
          <div aria-hidden="true" className={styles.picture}>
            <div className={styles.scale}>
              {scale.toReversed().map((step) => (
                <span key={step.id}>{step.label}</span>
              ))}
            </div>
            <div className={styles.plot}>
              <div className={styles.steps}>
                <div className={styles.track}>
                  <svg
                    className={styles.drawing}
                    viewBox={`0 0 100 ${scale.length}`}
                    preserveAspectRatio="none"
                    style={{ height: `${scale.length * stepHeight}rem` }}
                    aria-hidden="true"
                  >
                    <path
                      className={styles.rule}
                      d={scale.map((_, row) => `M-100 ${row + 0.5}H200`).join('')}
                    />
                    <path
                      className={styles.line}
                      d={stepPath(drawnPoints.filter(({ expected }) => !expected))}
                    />
                  </svg>
                  {drawnPoints.map((point, index) => (
                    <span
                      key={point.id}
                      className={styles.dot}
                      data-latest={index === latest || undefined}
                      data-expected={Boolean(point.expected) || undefined}
                      style={{ insetInlineStart: `${point.x}%`, top: `${point.y * stepHeight}rem` }}
                    />
                  ))}
                </div>
              </div>
              <div className={styles.dates}>
                {drawnPoints.map((point, index) => (
                  <span
                    key={point.id}
                    className={styles.date}
                    data-at={shown
                      .filter(({ words }) => words[index])
                      .map(({ name }) => name)
                      .join(' ')}
                    style={{ insetInlineStart: `${point.x}%` }}
                  >
                    {point.date}
                  </span>
                ))}
              </div>
            </div>
          </div>
          <ol className={text === 'heard' ? visuallyHidden : styles.words}>
            {ordered.map((point) => (
              <li key={point.id}>
                {point.date} <b>{scale.find((step) => step.id === point.step)?.label ?? point.step}</b>
                {point.expected && <> {point.expected}</>}
              </li>
            ))}
          </ol>
        </>
      )}
    </figure>
  );
}
