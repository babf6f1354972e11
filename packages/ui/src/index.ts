import './theme/reset.css';
import './theme/fonts.css';
import './theme/themes.css';

// Foundations
export { BilingualText, type BilingualTextProps } from './BilingualText/BilingualText';
export { secondInk } from './BilingualText/BilingualText.css';
// Actions
export { Button, type ButtonProps } from './Button/Button';
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink';
// Fields
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { CheckboxField, type CheckboxFieldProps } from './CheckboxField/CheckboxField';
export { DateField, type DateFieldProps } from './DateField/DateField';
export { Field } from './Field/Field';
export type { FieldName, FieldOptions, FieldProps, FieldSize } from './Field/field-props';
export type { FieldControl } from './Field/useFieldControl';
export { Icon, type IconProps } from './Icon/Icon';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
export * from './icons';
export {
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
  useLinkComponent,
} from './Link/LinkProvider';
export { TextLink, type TextLinkProps } from './Link/TextLink';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField';
export { RadioGroup, type RadioGroupProps } from './RadioGroup/RadioGroup';
export type { RadioOption } from './RadioGroup/radio-props';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField';
export { SegmentedControl, type SegmentedControlProps } from './SegmentedControl/SegmentedControl';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField/SelectField';
// Display
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { Switch, type SwitchProps } from './Switch/Switch';
export { TextareaField, type TextareaFieldProps } from './TextareaField/TextareaField';
export { TextField, type TextFieldProps } from './TextField/TextField';
export { vars } from './theme/contract.css';
export { breakpoint } from './theme/tokens';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden';
