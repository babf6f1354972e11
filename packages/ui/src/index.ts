import './theme/reset.css';
import './theme/fonts.css';
import './theme/themes.css';

export { Avatar, type AvatarProps } from './Avatar/Avatar';
export { Badge, type BadgeProps, type BadgeTone } from './Badge/Badge';
export { BilingualText, type BilingualTextProps } from './BilingualText/BilingualText';
export { secondInk, secondSize } from './BilingualText/BilingualText.css';
export { Button, type ButtonProps } from './Button/Button';
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink';
export { Card, type CardProps } from './Card/Card';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { CheckboxField, type CheckboxFieldProps } from './CheckboxField/CheckboxField';
export { DateField, type DateFieldProps } from './DateField/DateField';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { type Fact, Facts, type FactsProps } from './Facts/Facts';
export { Field } from './Field/Field';
export type { FieldName, FieldOptions, FieldProps, FieldSize } from './Field/field-props';
export type { FieldControl } from './Field/useFieldControl';
export { Heading, type HeadingProps } from './Heading/Heading';
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
export { Meter, type MeterProps } from './Meter/Meter';
export { Notice, type NoticeProps } from './Notice/Notice';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField';
export { PageHead, type PageHeadProps } from './PageHead/PageHead';
export { PageState, type PageStateKind, type PageStateProps } from './PageState/PageState';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField';
export { RadioGroup, type RadioGroupProps } from './RadioGroup/RadioGroup';
export type { RadioOption } from './RadioGroup/radio-props';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField';
export { SegmentedControl, type SegmentedControlProps } from './SegmentedControl/SegmentedControl';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField/SelectField';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { Stat, StatList, type StatListProps, type StatProps } from './Stat/Stat';
export { Switch, type SwitchProps } from './Switch/Switch';
export { TextareaField, type TextareaFieldProps } from './TextareaField/TextareaField';
export { TextField, type TextFieldProps } from './TextField/TextField';
export { vars } from './theme/contract.css';
export { breakpoint } from './theme/tokens';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden';
