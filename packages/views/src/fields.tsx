import type { FieldMetadata } from '@conform-to/react';
import { maxFileBytes } from '@portal/domain';
import {
  CheckboxField,
  type CheckboxFieldProps,
  CheckboxGroup,
  type CheckboxGroupProps,
  Combobox,
  type ComboboxProps,
  DateField,
  type DateFieldProps,
  DatePicker,
  type DatePickerProps,
  ErrorSummary,
  type ErrorSummaryProps,
  FileInput,
  type FileInputProps,
  MultiCombobox,
  type MultiComboboxProps,
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
import type { ReactNode } from 'react';
import { useComboboxWords } from './combobox-words';
import { useDatePickerLanguage } from './date-picker-words';
import { useFileInputWords } from './file-words';
import { RefusalText } from './RefusalText';

// The one seam between conform and the design system: a form names its field and its words, the rest is here.

type Wired = 'id' | 'name' | 'form' | 'defaultValue' | 'defaultChecked' | 'message';

/** `Omit` that leaves a choice of props a choice. */
type Omitted<Props, Keys extends PropertyKey> = Props extends unknown ? Omit<Props, Keys> : never;

/** A field of the design system, wired to one of a form. */
type FormField<Props> = Omitted<Props, Wired> & {
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

function texts(field: FieldMetadata): string[] {
  return [field.initialValue].flat().filter((value) => typeof value === 'string');
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

/** A calendar day in a form, with a calendar in the portal's languages beside it. */
export function FormDatePicker({ field, ...props }: Omitted<FormField<DatePickerProps>, 'words' | 'locale'>) {
  const language = useDatePickerLanguage();
  return (
    <DatePicker
      key={field.key}
      {...wire(field)}
      defaultValue={text(field)}
      {...(props as DatePickerProps)}
      {...language}
    />
  );
}

/** One of a short list in a form. */
export function FormSelectField({ field, ...props }: FormField<SelectFieldProps>) {
  return (
    <SelectField
      key={field.key}
      {...wire(field)}
      // Empty, and not left out: the browser would choose the first that may be chosen.
      defaultValue={text(field) ?? ''}
      {...(props as SelectFieldProps)}
    />
  );
}

/** One of many in a form, found by its name. */
export function FormCombobox({ field, ...props }: Omitted<FormField<ComboboxProps>, 'words'>) {
  const words = useComboboxWords();
  return (
    <Combobox
      key={field.key}
      {...wire(field)}
      defaultValue={text(field)}
      {...(props as ComboboxProps)}
      words={words}
    />
  );
}

/** Several of many in a form, each found by its name. */
export function FormMultiCombobox({ field, ...props }: Omitted<FormField<MultiComboboxProps>, 'words'>) {
  const words = useComboboxWords();
  return (
    <MultiCombobox
      key={field.key}
      {...wire(field)}
      defaultValue={texts(field)}
      {...(props as MultiComboboxProps)}
      words={words}
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

/** Any of a few choices in a form. */
export function FormCheckboxGroup({ field, ...props }: FormField<CheckboxGroupProps>) {
  return (
    <CheckboxGroup
      key={field.key}
      {...wire(field)}
      defaultValue={texts(field)}
      {...(props as CheckboxGroupProps)}
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

/** A file in a form, or several: refused as soon as it is chosen when it is over the limit or of another kind (FILES-06). */
export function FormFileInput({ field, ...props }: Omitted<FormField<FileInputProps>, 'words' | 'maxBytes'>) {
  const words = useFileInputWords(props.multiple);
  return (
    <FileInput
      key={field.key}
      {...wire(field)}
      {...(props as FileInputProps)}
      maxBytes={maxFileBytes}
      words={words}
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

type FormErrorSummaryProps = Omit<ErrorSummaryProps, 'errors'> & {
  /** The fields in form order, each with its label. */
  fields: readonly { field: FieldMetadata; label: ReactNode }[];
};

/** Why a long form was not sent, above its fields; `attempts` comes from `useZodForm`. */
export function FormErrorSummary({ fields, ...props }: FormErrorSummaryProps) {
  const errors = fields.flatMap(({ field: { id, errors: [refusal] = [] }, label }) =>
    refusal === undefined ? [] : { id, label, message: <RefusalText refusal={refusal} /> },
  );
  return <ErrorSummary {...props} errors={errors} />;
}
