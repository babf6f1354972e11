import type { TextPair } from '@portal/i18n';
import type { ReactNode } from 'react';

interface NamedField<Name extends string> {
  /** The filter's name in the list's state. */
  id: Name;
  label: ReactNode;
}

/** A filter whose selected value is shown with its label. */
interface ValueField<Name extends string> {
  /** The filter's name in the list's state. */
  id: Name;
  label: TextPair;
}

/** An option of a filter. */
export interface FilterOption {
  value: string | number;
  /** The plain text in the field. */
  label: string;
  /** Shown for an active filter; the label by default. */
  activeLabel?: TextPair;
}

interface SelectFilter<Name extends string> extends ValueField<Name> {
  kind: 'select';
  /** Shown while the filter is inactive. */
  placeholder: string;
  options: readonly FilterOption[];
  /** Preferred width in px. */
  width: number;
}

interface CheckboxFilter<Name extends string> extends NamedField<Name> {
  kind: 'checkbox';
}

/** A custom field, such as a combobox. */
interface OtherFilter<Name extends string> extends ValueField<Name> {
  kind: 'other';
  field: ReactNode;
  /** The selected value, shown for an active filter. */
  activeLabel: TextPair | string;
  width: number;
}

/** A filter without a field: only a link sets it. */
interface LinkedFilter<Name extends string> extends ValueField<Name> {
  kind: 'linked';
  activeLabel: TextPair | string;
}

/** The field of a list's filter. */
export type FilterField<Name extends string> =
  | SelectFilter<Name>
  | CheckboxFilter<Name>
  | OtherFilter<Name>
  | LinkedFilter<Name>;

/** The choice between the lists of one page, visible at all widths: segments or a custom field. */
export type ScopeField<Name extends string> = SegmentsField<Name> | { kind: 'other'; field: ReactNode };

export interface SegmentsField<Name extends string> extends NamedField<Name> {
  kind: 'segments';
  options: readonly { value: string; label: ReactNode }[];
  /** Label of the option that shows the records of all lists. */
  all?: string;
  /** State to reset on a change, if each list has its own order and columns. */
  resets?: Readonly<Record<string, string>>;
}

/** Returns the state change that opens another list. */
export const scopeChange = ({ id, resets }: SegmentsField<string>, value: string) => ({
  [id]: value,
  ...resets,
});
