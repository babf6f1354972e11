import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { AlertIcon, CheckIcon, type IconShape } from '../icons';
import { useLinkComponent } from '../Link/LinkProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Stepper.css';

export interface StepperStep<Id extends string = string> {
  /** Names the step among its neighbours, such as `comments`. */
  id: Id;
  /** What is asked for there. */
  label: ReactNode;
  /** `done` when it is filled in, `refused` when something in it must be put right; still to do when left out. */
  state?: 'done' | 'refused';
  /** Stands for a page outside the count; the numbers count the others. */
  icon?: IconShape;
  /** Where the step leads, by the app's router. */
  href?: string;
  /** Called when the step is chosen, where something (a save) comes before going there. With neither, it cannot be gone to yet. */
  onSelect?: () => void;
}

export interface StepperProps<Id extends string = string>
  extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the navigation landmark, one plain string. */
  label: string;
  /** In the order in which they are filled in. */
  steps: readonly StepperStep<Id>[];
  /** The id of the open step. */
  current: Id;
  /** Heard after the label of a step of that state: `terminé - done`. */
  stateWords: { done: ReactNode; refused: ReactNode };
}

/** The steps of a long form: which is open, which are done, which must be put right (REP-FORM-03). */
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
  /** Null for a page outside the count. */
  number: number | null;
  isCurrent: boolean;
  stateWords: StepperProps['stateWords'];
}

function Step({ step, number, isCurrent, stateWords }: StepProps) {
  const AppLink = useLinkComponent();
  const { state, href, onSelect } = step;
  // The open step keeps its number, so that one sees how far one is.
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
