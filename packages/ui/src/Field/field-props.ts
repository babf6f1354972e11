import type { ComponentProps, ReactNode } from 'react';

/** A field is named in one of three ways; without a name it does not compile. */
export type FieldName =
  | {
      /** Names the field, above it. A field takes this, or `aria-label`, or `aria-labelledby`. */
      label: ReactNode;
      /** Names the field in one plain string, where nothing near it can be seen to do so. */
      'aria-label'?: undefined;
      /** Id of what names the field elsewhere in the page. */
      'aria-labelledby'?: undefined;
    }
  | { label?: undefined; 'aria-label': string; 'aria-labelledby'?: undefined }
  | { label?: undefined; 'aria-label'?: undefined; 'aria-labelledby': string };

/** What every field takes besides its name. */
export interface FieldOptions {
  /** Id of the native control; made up when left out. */
  id?: string;
  /** Keeps the label for screen readers only, where the surroundings already say it. */
  hideLabel?: boolean;
  /** Help under the field, read out with it. */
  hint?: ReactNode;
  /** Why the value is refused; its presence marks the field as invalid. */
  message?: ReactNode;
  /** Announces the field as required; the visible mark is the asterisk that ends the label. */
  required?: boolean;
}

export type FieldProps = FieldName & FieldOptions;

/** `control` for a desk, `action` for the one large field of a phone screen. */
export type FieldSize = 'control' | 'action';

type OwnedByField =
  | keyof FieldOptions
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby'
  | 'aria-errormessage'
  | 'aria-invalid'
  | 'aria-required';

/** Attributes of a native control that a field does not decide itself. */
export type NativeProps<Element extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Element>,
  OwnedByField | 'size' | 'className' | 'style' | 'children'
>;

/** The props of a field that belong on its native control: all but those which `Field` draws. */
export function nativeProps<Props extends FieldProps>({
  label,
  hideLabel,
  hint,
  message,
  required,
  ...native
}: Props) {
  return native;
}

/** Whether React renders anything for a hint or message: `isMissing && <Text />` is `false` while nothing is wrong. */
export function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
