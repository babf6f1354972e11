/** Status of a form: 0 is `incomplete`, 1 is `submitted` by the teacher (DOMAIN-17, DOMAIN-18). */
export type ReportFormStatus = 'incomplete' | 'submitted';

/** A form as part of a student of a contract (DOMAIN-55). */
export interface ReportFormSummary {
  id: number;
  status: ReportFormStatus;
}
