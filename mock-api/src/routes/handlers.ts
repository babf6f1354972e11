import type { Call } from '../http/call.ts';
import { attendance } from './attendance.ts';
import { companies } from './companies.ts';
import { contracts } from './contracts.ts';
import { courseInfo } from './course-info.ts';
import { files } from './files.ts';
import { languages } from './languages.ts';
import { materials } from './materials.ts';
import { notes } from './notes.ts';
import { notify } from './notify.ts';
import { outlines } from './outlines.ts';
import { reportForms } from './report-forms.ts';
import { reports } from './reports.ts';
import { session } from './session.ts';
import { students } from './students.ts';
import { teachers } from './teachers.ts';
import { teaching } from './teaching.ts';
import { users } from './users.ts';

/** What carries out each call of the treaty, by its `operationId`. */
export const handlers = {
  ...session,
  ...contracts,
  ...notify,
  ...attendance,
  ...users,
  ...languages,
  ...companies,
  ...students,
  ...teachers,
  ...teaching,
  ...reports,
  ...reportForms,
  ...courseInfo,
  ...outlines,
  ...notes,
  ...files,
  ...materials,
  // The treaty has checked each call's shape before its handler sees it.
} as unknown as Readonly<Record<string, (call: Call) => unknown>>;
