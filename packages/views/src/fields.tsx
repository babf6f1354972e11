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

// Connects conform's fields to the design system, so that a form states only its field and its texts.

type Wired = 'id' | 'name' | 'form' | 'defaultValue' | 'defaultChecked' | 'message';

/** `Omit` that distributes over unions. */
type Omitted<Props, Keys extends PropertyKey> = Props extends unknown ? Omit<Props, Keys> : never;

/** A field of the design system, connected to a field of a form. */
type FormField<Props> = Omitted<Props, Wired> & {
  /** The field's metadata, from `useZodForm`. */
  field: FieldMetadata;
};

/**
 * The props that every control takes from its field, without length limits, because cutting a paste silently loses
 * words.
 */
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

// The key changes when the form is reset or reloaded, so that native controls start with the new value.

/** A form's `TextField`. */
export function FormTextField({ field, ...props }: FormField<TextFieldProps>) {
  return (
    <TextField key={field.key} {...wire(field)} defaultValue={text(field)} {...(props as TextFieldProps)} />
  );
}

/** A form's `PasswordField`. */
export function FormPasswordField({ field, ...props }: FormField<PasswordFieldProps>) {
  return <PasswordField key={field.key} {...wire(field)} {...(props as PasswordFieldProps)} />;
}

/** A form's `NumberField`. */
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

/** A form's `DateField`. */
export function FormDateField({ field, ...props }: FormField<DateFieldProps>) {
  return (
    <DateField key={field.key} {...wire(field)} defaultValue={text(field)} {...(props as DateFieldProps)} />
  );
}

/** A form's `DatePicker`. */
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

/** A form's `SelectField`. */
export function FormSelectField({ field, ...props }: FormField<SelectFieldProps>) {
  return (
    <SelectField
      key={field.key}
      {...wire(field)}
      // An empty string, because without a value the browser selects the first enabled option.
      defaultValue={text(field) ?? ''}
      {...(props as SelectFieldProps)}
    />
  );
}

/** A form's `Combobox`. */
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

/** A form's `MultiCombobox`. */
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

/** A form's `TextareaField`. */
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

/** A form's `CheckboxField`. */
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

/** A form's `CheckboxGroup`. */
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

/** A form's `Switch`. */
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

/** A form's `FileInput`: rejects a file of the wrong size or type as soon as it is chosen (FILES-06). */
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

/** A form's `RadioGroup`. */
export function FormRadioGroup({ field, ...props }: FormField<RadioGroupProps>) {
  return (
    <RadioGroup key={field.key} {...wire(field)} defaultValue={text(field)} {...(props as RadioGroupProps)} />
  );
}

/** A form's `SegmentedControl`. */
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

/** The error summary above a long form; `attempts` comes from `useZodForm`. */
export function FormErrorSummary({ fields, ...props }: FormErrorSummaryProps) {
  const errors = fields.flatMap(({ field: { id, errors: [refusal] = [] }, label }) =>
    refusal === undefined ? [] : { id, label, message: <RefusalText refusal={refusal} /> },
  );
  return <ErrorSummary {...props} errors={errors} />;
}
