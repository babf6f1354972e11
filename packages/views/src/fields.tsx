import type { FieldMetadata } from '@conform-to/react';
import {
  CheckboxField,
  type CheckboxFieldProps,
  DateField,
  type DateFieldProps,
  NumberField,
  type NumberFieldProps,
  PasswordField,
  type PasswordFieldProps,
  RadioGroup,
  type RadioGroupProps,
  SegmentedControl,
  type SegmentedControlProps,
  SelectField,
  type SelectFieldProps,
  Switch,
  type SwitchProps,
  TextareaField,
  type TextareaFieldProps,
  TextField,
  type TextFieldProps,
} from '@portal/ui';
import { RefusalText } from './RefusalText';

// The one seam between conform and the design system: a form names its field and its words, the rest is here.

type Wired = 'id' | 'name' | 'form' | 'defaultValue' | 'defaultChecked' | 'message';

/** A field of the design system, wired to one of a form. */
type FormField<Props> = (Props extends unknown ? Omit<Props, Wired> : never) & {
  /** The field's metadata, from `useZodForm`. */
  field: FieldMetadata;
};

/** What every control takes from its field. Lengths are not: cutting a paste short in silence loses words. */
function wire(field: FieldMetadata) {
  const [refusal] = field.errors ?? [];
  return {
    id: field.id,
    name: field.name,
    form: field.formId,
    required: field.required,
    message: refusal === undefined ? undefined : <RefusalText refusal={refusal} />,
  };
}

function text(field: FieldMetadata): string | undefined {
  return typeof field.initialValue === 'string' ? field.initialValue : undefined;
}

// The key changes when the form is reset or loaded anew: native controls then start from their new value.

/** One line of text in a form. */
export function FormTextField({ field, ...props }: FormField<TextFieldProps>) {
  return (
    <TextField key={field.key} {...wire(field)} defaultValue={text(field)} {...(props as TextFieldProps)} />
  );
}

/** A password in a form. */
export function FormPasswordField({ field, ...props }: FormField<PasswordFieldProps>) {
  return <PasswordField key={field.key} {...wire(field)} {...(props as PasswordFieldProps)} />;
}

/** A number in a form. */
export function FormNumberField({ field, ...props }: FormField<NumberFieldProps>) {
  return (
    <NumberField
      key={field.key}
      {...wire(field)}
      defaultValue={text(field)}
      {...(props as NumberFieldProps)}
    />
  );
}

/** A calendar day in a form. */
export function FormDateField({ field, ...props }: FormField<DateFieldProps>) {
  return (
    <DateField key={field.key} {...wire(field)} defaultValue={text(field)} {...(props as DateFieldProps)} />
  );
}

/** One of a short list in a form. */
export function FormSelectField({ field, ...props }: FormField<SelectFieldProps>) {
  return (
    <SelectField
      key={field.key}
      {...wire(field)}
      defaultValue={text(field)}
      {...(props as SelectFieldProps)}
    />
  );
}

/** Several lines of text in a form. */
export function FormTextareaField({ field, ...props }: FormField<TextareaFieldProps>) {
  return (
    <TextareaField
      key={field.key}
      {...wire(field)}
      defaultValue={text(field)}
      {...(props as TextareaFieldProps)}
    />
  );
}

/** A yes or no in a form. */
export function FormCheckboxField({ field, ...props }: FormField<CheckboxFieldProps>) {
  return (
    <CheckboxField
      key={field.key}
      {...wire(field)}
      defaultChecked={text(field) === 'on'}
      {...(props as CheckboxFieldProps)}
    />
  );
}

/** An on or off in a form. */
export function FormSwitch({ field, ...props }: FormField<SwitchProps>) {
  return (
    <Switch
      key={field.key}
      {...wire(field)}
      defaultChecked={text(field) === 'on'}
      {...(props as SwitchProps)}
    />
  );
}

/** One of a few choices in a form, one under the other. */
export function FormRadioGroup({ field, ...props }: FormField<RadioGroupProps>) {
  return (
    <RadioGroup key={field.key} {...wire(field)} defaultValue={text(field)} {...(props as RadioGroupProps)} />
  );
}

/** One of a few choices in a form, side by side. */
export function FormSegmentedControl({ field, ...props }: FormField<SegmentedControlProps>) {
  return (
    <SegmentedControl
      key={field.key}
      {...wire(field)}
      defaultValue={text(field)}
      {...(props as SegmentedControlProps)}
    />
  );
}
