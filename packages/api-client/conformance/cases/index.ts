import type { Cases } from '../Case.ts';
import { attendance } from './attendance.ts';
import { courses } from './courses.ts';
import { filesAndNotes } from './files-and-notes.ts';
import { materials } from './materials.ts';
import { students, teachers } from './people.ts';
import { reports } from './reports.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';

/** What the suite knows about each call of the treaty; a call without a case fails it. */
export const cases: Cases = {
  ...session,
  ...courses,
  ...attendance,
  ...settings,
  ...students,
  ...teachers,
  ...reports,
  ...materials,
  ...filesAndNotes,
};
