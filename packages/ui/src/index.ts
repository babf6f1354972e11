import './theme/reset.css';
import './theme/fonts.css';
import './theme/themes.css';

export { Accordion, type AccordionProps, type AccordionSection } from './Accordion/Accordion';
export { AnswerButtons, type AnswerButtonsProps } from './AnswerButtons/AnswerButtons';
export { AuthLayout, type AuthLayoutProps } from './AuthLayout/AuthLayout';
export { Avatar, type AvatarProps } from './Avatar/Avatar';
export { Badge, type BadgeProps, type BadgeTone } from './Badge/Badge';
export { Banner, type BannerProps } from './Banner/Banner';
export { BilingualText, type BilingualTextProps } from './BilingualText/BilingualText';
export { Button, type ButtonProps } from './Button/Button';
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink';
export { Card, type CardProps } from './Card/Card';
export { CellEdit, type CellEditProps, type CellEditWords } from './CellEdit/CellEdit';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { CheckboxField, type CheckboxFieldProps } from './CheckboxField/CheckboxField';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './CheckboxGroup/CheckboxGroup';
export { Cluster, type ClusterProps } from './Cluster/Cluster';
export { Combobox, type ComboboxProps } from './Combobox/Combobox';
export type {
  ComboboxAnswer,
  ComboboxOption,
  ComboboxSearch,
  ComboboxSource,
  ComboboxWords,
} from './Combobox/combobox-options';
export {
  type CommandGroup,
  type CommandItem,
  CommandPalette,
  type CommandPaletteProps,
  type CommandPaletteWords,
} from './CommandPalette/CommandPalette';
export { matchesTyped } from './CommandPalette/typed-matches';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog';
export { CopyField, type CopyFieldProps, type CopyFieldWords } from './CopyField/CopyField';
export { ColumnChooser, type ColumnChooserProps } from './DataTable/ColumnChooser';
export { type ColumnChoice, everyColumn, visibleColumns } from './DataTable/column-choice';
export { DataTable, type DataTableProps, type TableDensity } from './DataTable/DataTable';
export {
  type CellColumn,
  nextSort,
  type TableColumn,
  type TableSort,
  type ToggleColumn,
} from './DataTable/table-columns';
export type { RowKey, TableSelection } from './DataTable/table-selection';
export { useIsCompact, useIsPhone } from './DataTable/useIsPhone';
export { DateField, type DateFieldProps } from './DateField/DateField';
export type { DatePickerWords } from './DatePicker/calendar-words';
export { DatePicker, type DatePickerProps } from './DatePicker/DatePicker';
export { DefaultLayout, type DefaultLayoutProps } from './DefaultLayout/DefaultLayout';
export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList';
export { Dialog, type DialogProps } from './Dialog/Dialog';
export { DialogBoundary, type DialogBoundaryProps } from './Dialog/DialogBoundary';
export {
  type FailedDialogProps,
  FailedDialogProvider,
  type FailedDialogProviderProps,
} from './Dialog/FailedDialogProvider';
export type { DialogCloseReason } from './Dialog/useModalDialog';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './ErrorSummary/ErrorSummary';
export { Field } from './Field/Field';
export type { FieldName, FieldOptions, FieldProps, FieldSize } from './Field/field-props';
export type { FieldControl } from './Field/useFieldControl';
export { FileInput, type FileInputProps } from './FileInput/FileInput';
export type { FileInputWords, FileUpload } from './FileInput/FileRow';
export type { ActiveFilter } from './FilterBar/ActiveFilters';
export { FilterBar } from './FilterBar/FilterBar';
export type { FilterBarProps } from './FilterBar/filter-bar-props';
export { Footer, type FooterProps } from './Footer/Footer';
export { Heading, type HeadingProps } from './Heading/Heading';
export { Icon, type IconProps } from './Icon/Icon';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
export { InlineEdit, type InlineEditProps, type InlineEditWords } from './InlineEdit/InlineEdit';
export * from './icons';
export { Kbd, type KbdProps } from './Kbd/Kbd';
export { LineSteps, type LineStepsPoint, type LineStepsProps } from './LineSteps/LineSteps';
export {
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
} from './Link/LinkProvider';
export { TextLink, type TextLinkProps } from './Link/TextLink';
export { ListAreaLayout, type ListAreaLayoutProps } from './ListLayout/ListAreaLayout';
export {
  ListContent,
  type ListContentProps,
  ListLayout,
  type ListLayoutProps,
} from './ListLayout/ListLayout';
export { type ListCreate, ListTop, type ListTopProps } from './ListLayout/ListTop';
export type { ListArea } from './ListLayout/list-parts';
export { Logo, type LogoProps } from './Logo/Logo';
export { Matrix, type MatrixProps } from './Matrix/Matrix';
export { MatrixLegend, type MatrixLegendProps } from './Matrix/MatrixLegend';
export type { MatrixColumn, MatrixMark, MatrixRow } from './Matrix/matrix-model';
export { Menu, type MenuProps, type MenuTriggerProps } from './Menu/Menu';
export type { MenuItem, MenuSection } from './Menu/menu-entries';
export { Meter, type MeterProps } from './Meter/Meter';
export {
  MultiCombobox,
  type MultiComboboxProps,
  type MultiComboboxWords,
} from './MultiCombobox/MultiCombobox';
export { Navbar, type NavbarProps } from './Navbar/Navbar';
export type { NavbarLink } from './Navbar/NavbarWords';
export { NavigationProgress, type NavigationProgressProps } from './NavigationProgress/NavigationProgress';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField';
export { PageFrame, type PageFrameProps } from './PageFrame/PageFrame';
export { PageHead, type PageHeadProps } from './PageHead/PageHead';
export { PageState, type PageStateKind, type PageStateProps } from './PageState/PageState';
export { Pagination, type PaginationProps } from './Pagination/Pagination';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField';
export { type PickItem, PickList, type PickListProps } from './PickList/PickList';
export { Popover, type PopoverProps, type PopoverTriggerProps } from './Popover/Popover';
export { choosesOrientation } from './PrintPage/choosesOrientation';
export { PrintedPages, type PrintedPagesProps } from './PrintPage/PrintedPages';
export { PrintPage, type PrintPageProps } from './PrintPage/PrintPage';
export { useAttempt } from './press/useAttempt';
export { useBusy } from './press/useBusy';
export { useIsMounted } from './press/useIsMounted';
export { RadioGroup, type RadioGroupProps } from './RadioGroup/RadioGroup';
export type { RadioOption } from './RadioGroup/radio-props';
export { ReportLayout, type ReportLayoutProps } from './ReportLayout/ReportLayout';
export { RetryButton, type RetryButtonProps } from './RetryButton/RetryButton';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField';
export { SegmentedControl, type SegmentedControlProps } from './SegmentedControl/SegmentedControl';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField/SelectField';
export { SideNav, type SideNavLink, type SideNavProps } from './SideNav/SideNav';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export { contentId, SkipLink, type SkipLinkProps } from './SkipLink/SkipLink';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { Stack, type StackProps } from './Stack/Stack';
export {
  StandardLabelsProvider,
  type StandardLabelsProviderProps,
} from './StandardLabels/StandardLabelsProvider';
export { Stat, StatList, type StatListProps, type StatProps } from './Stat/Stat';
export { Stepper, type StepperProps, type StepperStep } from './Stepper/Stepper';
export { StickyActions, type StickyActionsProps } from './StickyActions/StickyActions';
export { Switch, type SwitchProps } from './Switch/Switch';
export { type Tab, Tabs, type TabsProps } from './Tabs/Tabs';
export { Text, type TextProps } from './Text/Text';
export { TextareaField, type TextareaFieldProps } from './TextareaField/TextareaField';
export { TextField, type TextFieldProps } from './TextField/TextField';
export { TimeField, type TimeFieldProps } from './TimeField/TimeField';
export { type Toast, type ToastAction, Toasts, type ToastsProps } from './Toasts/Toasts';
export { Tooltip, type TooltipProps, type TooltipTargetProps } from './Tooltip/Tooltip';
export { vars } from './theme/contract.css';
export { media } from './theme/media';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden';
