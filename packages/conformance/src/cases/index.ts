import type { Case, Cases } from '../Case.ts';
import { atOnceDoings } from '../doings/at-once.ts';
import { boundsDoings } from '../doings/bounds.ts';
import { contractDoings } from '../doings/contracts.ts';
import type { Doings } from '../doings/Doings.ts';
import { peopleDoings } from '../doings/people.ts';
import { recordDoings } from '../doings/records.ts';
import { repeatedWriteDoings } from '../doings/repeated-writes.ts';
import { todayDoings } from '../doings/today.ts';
import { attendance } from './attendance.ts';
import { commentPhrases } from './comment-phrases.ts';
import { companyContact } from './company-contact.ts';
import { companySummary } from './company-summary.ts';
import { courses } from './courses.ts';
import { extensions } from './extensions.ts';
import { filesAndNotes } from './files-and-notes.ts';
import { history } from './history.ts';
import { hours } from './hours.ts';
import { importHistory } from './import-history.ts';
import { materials } from './materials.ts';
import { students, teachers } from './people.ts';
import { plannedClasses } from './planned-classes.ts';
import { presence } from './presence.ts';
import { privateLinks } from './private-links.ts';
import { reminders } from './reminders.ts';
import { reportFilters } from './report-filters.ts';
import { reports } from './reports.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { sharedViews } from './shared-views.ts';

const known: Cases = {
  ...session,
  ...courses,
  ...attendance,
  ...settings,
  ...students,
  ...teachers,
  ...reports,
  ...materials,
  ...filesAndNotes,
  ...extensions,
  ...companyContact,
  ...companySummary,
  ...presence,
  ...plannedClasses,
  ...hours,
  ...sharedViews,
  ...commentPhrases,
  ...history,
  ...privateLinks,
  ...reminders,
  ...importHistory,
  ...reportFilters,
};

const doings: readonly Doings[] = [
  contractDoings,
  peopleDoings,
  recordDoings,
  atOnceDoings,
  repeatedWriteDoings,
  todayDoings,
  boundsDoings,
];

/** The cases of all operations. An operation without a case fails. */
export const cases: Cases = Object.fromEntries(
  Object.entries(known).map(([id, its]): [string, Case] => [
    id,
    { ...its, does: Object.assign({}, its.does, ...doings.map((part) => part[id] ?? {})) },
  ]),
);
