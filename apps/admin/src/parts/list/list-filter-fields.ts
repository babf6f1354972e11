import type { ReactNode } from 'react';

interface NamedField<Name extends string> {
  /** The filter, as the list's state names it. */
  id: Name;
  label: ReactNode;
}

/** A choice that a filter offers. */
export interface FilterOption {
  value: string | number;
  /** One plain string, in the field. */
  label: string;
  /** Shown among the active filters; the label without it. */
  activeLabel?: ReactNode;
}

interface SelectFilter<Name extends string> extends NamedField<Name> {
  kind: 'select';
  /** Shown while the filter is off. */
  placeholder: string;
  options: readonly FilterOption[];
  /** Width in px where there is room. */
  width: number;
}

interface CheckboxFilter<Name extends string> extends NamedField<Name> {
  kind: 'checkbox';
}

/** A field of the caller's own, such as a combobox. */
interface OtherFilter<Name extends string> extends NamedField<Name> {
  kind: 'other';
  field: ReactNode;
  /** What is chosen, among the active filters. */
  activeLabel: ReactNode;
  width: number;
}

/** Has no field: only a link sets it. */
interface LinkedFilter<Name extends string> extends NamedField<Name> {
  kind: 'linked';
  activeLabel: ReactNode;
}

/** What one filter of a list looks like. */
export type FilterField<Name extends string> =
  | SelectFilter<Name>
  | CheckboxFilter<Name>
  | OtherFilter<Name>
  | LinkedFilter<Name>;

/** The choice between the lists of one page, in view at all widths: a few segments, or a field of the caller's own. */
export type ScopeField<Name extends string> = SegmentsField<Name> | { kind: 'other'; field: ReactNode };

export interface SegmentsField<Name extends string> extends NamedField<Name> {
  kind: 'segments';
  options: readonly { value: string; label: ReactNode }[];
  /** The option that holds the records of all others. */
  all?: string;
  /** What else a choice sets back, where each list has an order and columns of its own. */
  resets?: Readonly<Record<string, string>>;
}

/** What a choice of another list changes in the address. */
export const scopeChange = ({ id, resets }: SegmentsField<string>, value: string) => ({
  [id]: value,
  ...resets,
});
