import type { ReactNode } from 'react';
import type { FieldProps } from '../Field/field-props';

/** One choice of a group of radio buttons. */
export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A line of help under the choice. */
  hint?: ReactNode;
  /** Shown but not to be chosen. */
  disabled?: boolean;
}

interface RadioGroupOptions<Value extends string> {
  /** Name of the value in a form; made up when left out. */
  name?: string;
  /** Id of the form that the choice belongs to, when the group stands outside of it. */
  form?: string;
  /** The choices, in order. */
  options: readonly RadioOption<Value>[];
  /** The chosen value, when the caller keeps it. */
  value?: Value;
  /** The value chosen at first, when the form keeps it. */
  defaultValue?: Value;
  /** Called with the newly chosen value. */
  onValueChange?: (value: Value) => void;
  /** No choice can be made. */
  disabled?: boolean;
}

/** What every group of radio buttons takes, whatever it looks like. */
export type RadioProps<Value extends string> = FieldProps & RadioGroupOptions<Value>;
