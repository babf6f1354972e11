import type { FieldMetadata } from '@conform-to/react';
import { maxFileBytes } from '@portal/domain';
import {
  AnswerButtons,
  CheckboxField,
  CheckboxGroup,
  Combobox,
  type ComboboxProps,
  DateField,
  DatePicker,
  type DatePickerProps,
  ErrorSummary,
  type ErrorSummaryProps,
  FileInput,
  type FileInputProps,
  MultiCombobox,
  type MultiComboboxProps,
  NumberField,
  PasswordField,
  RadioGroup,
  SelectField,
  Switch,
  TextareaField,
  TextField,
  TimeField,
} from '@portal/ui';
import type { ComponentType, ReactNode } from 'react';
import { useComboboxWords } from './combobox-words';
import { useDatePickerLanguage } from './date-picker-words';
import { useFileInputWords } from './file-words';
import { RefusalText } from './RefusalText';

// Connects conform's fields to the design system, so that a form specifies only fields and texts.

type Wired = 'id' | 'name' | 'form' | 'defaultValue' | 'defaultChecked' | 'message';

/** `Omit` that distributes over unions. */
type Omitted<Props, Keys extends PropertyKey> = Props extends unknown ? Omit<Props, Keys> : never;

/** A field of the design system, connected to a field of a form. */
type FormField<Props> = Omitted<Props, Wired> & {
  /** The field's metadata, from `useZodForm`. */
  field: FieldMetadata;
};

/**
 * Returns the props that every control takes from its field. There are no length limits, because cutting off pasted
 * text loses words without notice.
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

/** The initial value of a control that holds one text. */
function text({ initialValue }: FieldMetadata) {
  return { defaultValue: typeof initialValue === 'string' ? initialValue : undefined };
}

/** The initial value of a control that holds a list. */
function texts({ initialValue }: FieldMetadata) {
  return { defaultValue: [initialValue].flat().filter((value) => typeof value === 'string') };
}

/** The initial value of a control that is on or off. */
function checked({ initialValue }: FieldMetadata) {
  return { defaultChecked: initialValue === 'on' };
}

/** Connects a control to a field of a form; `initial` returns the props of its initial value. */
function connect<Props>(Control: ComponentType<Props>, initial: (field: FieldMetadata) => object) {
  return function FormControl({ field, ...props }: FormField<Props>) {
    // The key changes when the form is reset or reloaded, so that native controls start with the new value.
    return (
      <Control
        key={field.key}
        {...wire(field)}
        {...initial(field)}
        {...(props as unknown as Props & object)}
      />
    );
  };
}

/** A form's `TextField`. */
export const FormTextField = /* @__PURE__ */ connect(TextField, text);

/** A form's `PasswordField`, which starts empty. */
export const FormPasswordField = /* @__PURE__ */ connect(PasswordField, () => ({}));

/** A form's `NumberField`. */
export const FormNumberField = /* @__PURE__ */ connect(NumberField, text);

/** A form's `DateField`. */
export const FormDateField = /* @__PURE__ */ connect(DateField, text);

/** A form's `TimeField`. */
export const FormTimeField = /* @__PURE__ */ connect(TimeField, text);

/** A form's `SelectField`, empty by default, because the browser would select the first enabled option. */
export const FormSelectField = /* @__PURE__ */ connect(SelectField, (field) => ({
  defaultValue: text(field).defaultValue ?? '',
}));

/** A form's `TextareaField`. */
export const FormTextareaField = /* @__PURE__ */ connect(TextareaField, text);

/** A form's `CheckboxField`. */
export const FormCheckboxField = /* @__PURE__ */ connect(CheckboxField, checked);

/** A form's `CheckboxGroup`. */
export const FormCheckboxGroup = /* @__PURE__ */ connect(CheckboxGroup, texts);

/** A form's `Switch`. */
export const FormSwitch = /* @__PURE__ */ connect(Switch, checked);

/** A form's `RadioGroup`. */
export const FormRadioGroup = /* @__PURE__ */ connect(RadioGroup, text);

/** A form's `AnswerButtons`. */
export const FormAnswerButtons = /* @__PURE__ */ connect(AnswerButtons, text);

const DatePickerField = /* @__PURE__ */ connect(DatePicker, text);
const ComboboxField = /* @__PURE__ */ connect(Combobox, text);
const MultiComboboxField = /* @__PURE__ */ connect(MultiCombobox, texts);
const FileField = /* @__PURE__ */ connect(FileInput, () => ({}));

type FormDatePickerProps = Omitted<FormField<DatePickerProps>, 'words' | 'locale' | 'today'> & {
  /** The organization's day, `YYYY-MM-DD`, which the calendar highlights: the device may be in another time zone. */
  today: string;
};

/** A form's `DatePicker`. */
export function FormDatePicker(props: FormDatePickerProps) {
  return <DatePickerField {...props} {...useDatePickerLanguage()} />;
}

/** A form's `Combobox`. */
export function FormCombobox(props: Omitted<FormField<ComboboxProps>, 'words'>) {
  return <ComboboxField {...props} words={useComboboxWords()} />;
}

/** A form's `MultiCombobox`. */
export function FormMultiCombobox(props: Omitted<FormField<MultiComboboxProps>, 'words'>) {
  return <MultiComboboxField {...props} words={useComboboxWords()} />;
}

/** A form's `FileInput`: rejects a file of the wrong size or type as soon as it is chosen (FILES-06). */
export function FormFileInput(props: Omitted<FormField<FileInputProps>, 'words' | 'maxBytes'>) {
  return <FileField {...props} maxBytes={maxFileBytes} words={useFileInputWords(props.multiple)} />;
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
