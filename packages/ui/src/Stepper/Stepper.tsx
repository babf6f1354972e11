import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { AlertIcon, CheckIcon, type IconShape } from '../icons';
import { useLinkComponent } from '../Link/LinkProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Stepper.css';

export interface StepperStep<Id extends string = string> {
  id: Id;
  /** What the step asks for. */
  label: ReactNode;
  /** `done` when complete, `refused` when it has errors; undefined while open. */
  state?: 'done' | 'refused';
  /** Icon of a step that is not numbered; the numbers count the other steps. */
  icon?: IconShape;
  /** Target of the step, followed by the app's router. */
  href?: string;
  /** Called when the step is chosen. Without `href` and `onSelect` the step is not available yet. */
  onSelect?: () => void;
}

export interface StepperProps<Id extends string = string>
  extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the navigation landmark, as plain text. */
  label: string;
  /** The steps, in the order of completion. */
  steps: readonly StepperStep<Id>[];
  /** Id of the current step. */
  current: Id;
  /** Screen-reader text after the label of a step in that state, such as `terminé - done`. */
  stateWords: { done: ReactNode; refused: ReactNode };
}

/** The steps of a long form: which is current, which are done, which have errors (REP-FORM-03). */
export function Stepper<Id extends string>({ label, steps, current, stateWords, ...rest }: StepperProps<Id>) {
  let count = 0;
  return (
    <nav {...rest} aria-label={label}>
      <ol className={styles.list}>
        {steps.map((step) => {
          if (!step.icon) count += 1;
          return (
            <li key={step.id} className={styles.item}>
              <Step
                step={step}
                number={step.icon ? null : count}
                isCurrent={step.id === current}
                stateWords={stateWords}
              />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface StepProps {
  step: StepperStep;
  /** Null for a step that is not numbered. */
  number: number | null;
  isCurrent: boolean;
  stateWords: StepperProps['stateWords'];
}

function Step({ step, number, isCurrent, stateWords }: StepProps) {
  const AppLink = useLinkComponent();
  const { state, href, onSelect } = step;
  // The current step keeps its number to show the progress.
  const sign =
    state === 'refused' ? AlertIcon : state === 'done' && !isCurrent ? CheckIcon : (step.icon ?? null);
  const face = (
    <>
      <span className={styles.mark}>{sign ? <Icon of={sign} size="small" /> : number}</span>{' '}
      <span className={styles.words}>
        {step.label}
        {state && <VisuallyHidden> ({stateWords[state]})</VisuallyHidden>}
      </span>
    </>
  );
  const props = {
    className: styles.step,
    'data-state': state,
    'aria-current': isCurrent ? ('step' as const) : undefined,
  };
  if (href !== undefined)
    return (
      <AppLink {...props} href={href} onClick={onSelect}>
        {face}
      </AppLink>
    );
  if (onSelect)
    return (
      <button {...props} type="button" onClick={onSelect}>
        {face}
      </button>
    );
  return <span {...props}>{face}</span>;
}
