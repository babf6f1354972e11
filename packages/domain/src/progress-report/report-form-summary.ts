/** How far a form has come: status 0 is `incomplete`, 1 is `submitted` by the teacher (DOMAIN-17, DOMAIN-18). */
export type ReportFormStatus = 'incomplete' | 'submitted';

/** A form as a student of a contract carries it (DOMAIN-55). */
export interface ReportFormSummary {
  id: number;
  status: ReportFormStatus;
}
