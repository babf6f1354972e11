export { AnnouncedAbsences, type AnnouncedAbsencesProps } from './AnnouncedAbsences/AnnouncedAbsences';
export { AttendanceRegister, type AttendanceRegisterProps } from './AttendanceRegister/AttendanceRegister';
export { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm/ChangePasswordForm';
export { ClassMatrix, type ClassMatrixProps, type ClassMatrixRow } from './ClassMatrix/ClassMatrix';
export { ClassOfRecordNote, type ClassOfRecordNoteProps } from './ClassOfRecord/ClassOfRecordNote';
export { ClassStatusBadge, type ClassStatusBadgeProps } from './ClassStatusBadge/ClassStatusBadge';
export { classLooks } from './ClassStatusBadge/class-looks';
export { classStatusWords } from './ClassStatusBadge/class-status-words';
export { ClosedDayName, type ClosedDayNameProps } from './ClosedDayName';
export { CloseOutCover, type CloseOutCoverProps } from './CloseOutCover/CloseOutCover';
export {
  ContractStatusBadge,
  type ContractStatusBadgeProps,
} from './ContractStatusBadge/ContractStatusBadge';
export { CourseTypeName, type CourseTypeNameProps } from './CourseTypeName';
export { useComboboxWords } from './combobox-words';
export { contractStatusWords } from './contract-status-words';
export { contractWarningWords } from './contract-warning-words';
export { useDatePickerLanguage } from './date-picker-words';
export { FileSize, type FileSizeProps } from './FileSize';
export { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm/ForgotPasswordForm';
export {
  FormCheckboxField,
  FormCheckboxGroup,
  FormCombobox,
  FormDateField,
  FormDatePicker,
  FormErrorSummary,
  FormFileInput,
  FormMultiCombobox,
  FormNumberField,
  FormPasswordField,
  FormRadioGroup,
  FormSelectField,
  FormSwitch,
  FormTextareaField,
  FormTextField,
  FormTimeField,
} from './fields';
export { useFileInputWords } from './file-words';
export { HoursMeter, type HoursMeterProps } from './HoursMeter/HoursMeter';
export { HoursText, type HoursTextProps } from './HoursText';
export { InitialMark, type InitialMarkProps } from './InitialPad/InitialMark';
export { InitialPad, type InitialPadProps } from './InitialPad/InitialPad';
export { useInitialedText } from './InitialPad/useInitialedText';
export { LessonPresence, type LessonPresenceProps } from './LessonDetails/LessonPresence';
export { lessonDetailWords } from './LessonDetails/lesson-detail-words';
export { StudentDetail, type StudentDetailProps } from './LessonDetails/StudentDetail';
export { StudentDetails, type StudentDetailsProps } from './LessonDetails/StudentDetails';
export { LessonGrid, type LessonGridProps } from './LessonGrid/LessonGrid';
export { LevelTimeline, type LevelTimelineProps } from './LevelTimeline/LevelTimeline';
export { LoginForm, type LoginFormProps } from './LoginForm/LoginForm';
export { MarkedName, type MarkedNameProps, type Referred } from './MarkedName/MarkedName';
export { useMarkedPair } from './MarkedName/useMarkedPair';
export { useMarkedText } from './MarkedName/useMarkedText';
export { MeetingAttendance, type MeetingAttendanceProps } from './MeetingAttendance/MeetingAttendance';
export {
  type ConflictingField,
  MergeDialog,
  type MergeDialogProps,
} from './MergeDialog/MergeDialog';
export { NotesPanel, type NotesPanelProps } from './NotesPanel/NotesPanel';
export { OutlineDocument, type OutlineDocumentProps } from './OutlineDocument/OutlineDocument';
export { OutlineForm, type OutlineFormProps } from './OutlineForm/OutlineForm';
export { OutlineFormActions, type OutlineFormActionsProps } from './OutlineForm/OutlineFormActions';
export { outlineWords } from './OutlineForm/outline-words';
export type { Provider } from './OutlineForm/provider';
export { useOutlineMergeTexts } from './OutlineForm/useOutlineMergeTexts';
export { OutlineStatusBadge, type OutlineStatusBadgeProps } from './OutlineStatusBadge/OutlineStatusBadge';
export {
  ProgressReportDocument,
  type ProgressReportDocumentProps,
} from './ProgressReportDocument/ProgressReportDocument';
export { ProgressReportForm, type ProgressReportFormProps } from './ProgressReportForm/ProgressReportForm';
export { reportWords } from './ProgressReportForm/report-words';
export { parseFormText } from './parse-form-text';
export { RefusalText, type RefusalTextProps } from './RefusalText';
export { CourseInfoForm, type ReportPageProps } from './ReportWizard/CourseInfoForm';
export { ReportCommentsForm, type ReportCommentsFormProps } from './ReportWizard/ReportCommentsForm';
export { ReportWizard, type ReportWizardProps } from './ReportWizard/ReportWizard';
export { SkillRatingsForm, type SkillRatingsFormProps } from './ReportWizard/SkillRatingsForm';
export { SubmitReportQuestion } from './ReportWizard/SubmitReportQuestion';
export { SetPasswordForm, type SetPasswordFormProps } from './SetPasswordForm/SetPasswordForm';
export { StatementDocument, type StatementDocumentProps } from './StatementDocument/StatementDocument';
export {
  StatementStatusBadge,
  type StatementStatusBadgeProps,
} from './StatementStatusBadge/StatementStatusBadge';
export { statementStatusWords } from './StatementStatusBadge/statement-status-words';
export { CancelledClasses, type CancelledClassesProps } from './UsedHours/CancelledClasses';
export { UsedHoursNote, type UsedHoursNoteProps } from './UsedHours/UsedHoursNote';
export { useCourseTypeText } from './useCourseTypeText';
export { type OpenQuestion, useQuestion } from './useQuestion';
export {
  type FormRefusal,
  type SubmitHandler,
  type SubmitOutcome,
  useZodForm,
  type ZodFormOptions,
} from './useZodForm';
export { vocabulary } from './vocabulary';
