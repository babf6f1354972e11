import { OnDemand } from '@portal/records';

/** Offers to restore the archived student with an email address (DECISION-96). */
export const archivedStudentMatch = (email: string) => matchOf('student', email);

/** Offers to restore the archived teacher or administrator with an email address (DECISION-96). */
export const archivedUserMatch = (email: string) => matchOf('user', email);

const matchOf = (kind: 'student' | 'user', email: string) => (
  <OnDemand load={loadArchivedMatch} onClose={ignore}>
    {(ArchivedMatch) => <ArchivedMatch key={email} kind={kind} text={email} />}
  </OnDemand>
);

const loadArchivedMatch = async () => (await import('./ArchivedMatch')).ArchivedMatch;
const ignore = () => undefined;
