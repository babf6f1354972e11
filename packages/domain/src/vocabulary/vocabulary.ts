import type { AttendanceBlocker } from '../attendance/attendance-form.ts';
import type { LessonWarning } from '../attendance/lesson-warnings.ts';
import type { ContractStatus } from '../contract/contract-status.ts';
import type { TeacherChangeBlocker } from '../contract/contract-teacher-form.ts';
import type { ContractWarning } from '../contract/contract-warnings.ts';
import type { FileType } from '../file/stored-file.ts';
import type { Emphasis, Frequency, LearningAid, OutlineStatus } from '../outline/outline.ts';
import type { Rating, Skill, SkillGroup } from '../progress-report/progress-report.ts';
import type { ReportFormStatus } from '../progress-report/report-form-summary.ts';
import type { ReportStep } from '../progress-report/report-wizard.ts';
import type { RefusalCode } from '../refusal/refusal-code.ts';
import type { CefrLevel } from '../student/cefr-level.ts';
import type { Enrolment } from '../student/enrolment.ts';
import type { MotherTongue } from '../student/student-form.ts';
import type { Season, WebinarType } from '../student/student-needs.ts';
import type { AssignStatus, TeacherCardStatus, TeacherListStatus } from '../teacher/teacher-status.ts';
import type { Role } from '../user/role.ts';
import type { UserStatus } from '../user/user-status.ts';

/** The texts for everything that the domain names. A translation that lacks one does not compile. */
export interface Vocabulary {
  contractStatus: Record<ContractStatus, string>;
  /** The statuses as names of lists, in the plural. */
  contractStatusList: Record<ContractStatus, string>;
  contractWarning: Record<ContractWarning, string>;
  outlineStatus: Record<OutlineStatus, string>;
  emphasis: Record<Emphasis, string>;
  learningAid: Record<LearningAid, string>;
  frequency: Record<Frequency, string>;
  lessonWarning: Record<LessonWarning, string>;
  attendanceBlocker: Record<AttendanceBlocker, string>;
  teacherChangeBlocker: Record<TeacherChangeBlocker, string>;
  reportStep: Record<ReportStep, string>;
  motherTongue: Record<MotherTongue, string>;
  rating: Record<Rating, string>;
  skillGroup: Record<SkillGroup, string>;
  skill: Record<Skill, string>;
  reportFormStatus: Record<ReportFormStatus, string>;
  cefrLevel: Record<CefrLevel, string>;
  season: Record<Season, string>;
  webinarType: Record<WebinarType, string>;
  enrolment: Record<Enrolment, string>;
  role: Record<Role, string>;
  userStatus: Record<UserStatus, string>;
  teacherListStatus: Record<TeacherListStatus, string>;
  teacherCardStatus: Record<TeacherCardStatus, string>;
  assignStatus: Record<AssignStatus, string>;
  fileType: Record<FileType, string>;
  /** Values in double braces come from the refusal. */
  refusal: Record<RefusalCode, string>;
}
