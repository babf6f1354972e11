import { offByOne, refusingAsHtml, rewriting, setting, wrongType } from '../answers.ts';
import { faultsOf } from '../faultsOf.ts';
import { asAdministrator, ignoring } from '../requests.ts';
import { ignoringField } from '../writes.ts';

const withoutLast = (value: unknown) => (Array.isArray(value) ? value.slice(0, -1) : value);

/** Faults of the calls that the documents do not have. */
export const extensions = faultsOf({
  getCapabilities: { 'gives one name instead of a list': wrongType('data', String) },
  getCompanySummary: {
    'gives minutes as texts': wrongType('data.rows.*.hours_taught_minutes', String),
    'forgets a student': setting('data.rows', withoutLast, { kind: 'wrong value' }),
    'ignores the period': ignoring('from', 'to'),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  watchRecord: {
    'gives colleagues as one text': wrongType('data.colleagues', String),
    'lets a teacher watch everything': asAdministrator('ROLE_TEACHER'),
  },
  listMails: {
    'gives recipients as lists': wrongType('data.*.recipient', (value) => [value]),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  retryMail: { 'lets a teacher in': asAdministrator('ROLE_TEACHER') },
  getCoursePlan: { 'gives the number as a text': wrongType('course.number_of_planned', String) },
  saveCoursePlan: {
    'forgets the last class': setting('classes', withoutLast, { kind: 'wrong value' }),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  getPlannedClasses: {
    'leaves the contracts out': setting('courses', () => [], { kind: 'wrong value' }),
    'gives minutes as texts': wrongType('data.*.minutes', String),
  },
  changePlannedClass: {
    'keeps the reason back': setting('data.cancel_reason', () => null, { kind: 'wrong value' }),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  getClosedDays: { 'gives ids as texts': wrongType('data.*.id', String) },
  createClosedDays: { 'lets a teacher in': asAdministrator('ROLE_TEACHER') },
  deleteClosedDays: { 'lets a teacher in': asAdministrator('ROLE_TEACHER') },
  getCalendarAddress: { 'gives the token in a list': wrongType('data.token', (value) => [value]) },
  renewCalendarAddress: { 'gives the token in a list': wrongType('data.token', (value) => [value]) },
  revokeCalendarAddress: { 'answers with a number': wrongType('message', () => 1) },
  getCalendar: { 'refuses an unknown address with a page': refusingAsHtml(404) },
  getHours: {
    'gives amounts as texts': wrongType('data.*.amount_cents', String),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  getHoursClasses: { 'gives minutes as texts': wrongType('data.*.minutes', String) },
  getOwnHours: { 'gives amounts as texts': wrongType('data.*.amount_cents', String) },
  listContractHours: {
    'gives minutes as texts': wrongType('data.*.taught_minutes', String),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  getContractHoursSums: {
    'gives minutes as texts': wrongType('data.*.taught_minutes', String),
    'counts a contract more': offByOne('data.*.contracts'),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  getStatements: {
    'hides what changed since': setting('data.*.difference_minutes', () => 0, { kind: 'wrong value' }),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  submitStatement: { 'gives the month as a number': wrongType('data.month', () => 201_912) },
  decideStatement: {
    'keeps the old minutes': setting('data.minutes', () => 1, { kind: 'wrong value' }),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  exportStatements: { 'lets a teacher in': asAdministrator('ROLE_TEACHER') },
  remindOfStatements: { 'lets a teacher in': asAdministrator('ROLE_TEACHER') },
  getHistory: {
    'gives ids as texts': wrongType('data.*.id', String),
    'forgets the oldest entry': setting('data', withoutLast, { kind: 'wrong value' }),
    'ignores the field': ignoring('field'),
    'ignores where to go on': ignoring('before'),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  getCompanyContact: {
    'forgets the language': setting('data.language', () => 'en', { kind: 'wrong value' }),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  saveCompanyContact: { 'lets a teacher in': asAdministrator('ROLE_TEACHER') },
  previewCompanyLink: {
    'writes in one language': setting('data.text', (text) => (text as string[]).slice(0, 1), {
      kind: 'wrong value',
    }),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  sendCompanyLink: {
    'calls every mail a new one': setting('data.is_repeated', () => 0, { kind: 'wrong value' }),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  listReportRows: {
    'ignores the state': ignoring('state'),
    'ignores the teacher': ignoring('teacherId'),
    'ignores the first day': ignoring('from'),
    'ignores the last day': ignoring('to'),
    'ignores the search': ignoring('search'),
    'counts one more': offByOne('counts.due'),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  previewReportMails: {
    'writes in one language': setting('data.*.text', (text) => (text as string[]).slice(0, 1), {
      kind: 'wrong value',
    }),
    'lists every report as one that can be mailed': setting('left_out', () => [], { kind: 'wrong value' }),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  sendReportMails: {
    'calls every mail a new one': setting('data.*.is_repeated', () => 0, { kind: 'wrong value' }),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  listReminders: {
    'gives the moment as a number': wrongType('data.*.sent_at', () => 1),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  previewReminders: {
    'sends whatever is done': setting('data.*.skipped', () => null, { kind: 'wrong value' }),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  sendReminders: {
    'sends whatever was sent before': setting('data.*.skipped', () => null, { kind: 'wrong value' }),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  getDigest: { 'gives the switch as a text': wrongType('data.is_on', String) },
  saveDigest: { 'keeps it on': setting('data.is_on', () => true, { kind: 'wrong value' }) },
  correctOwnAttendance: { 'gives minutes as a text': wrongType('data.total_hours', String) },
  deleteOwnAttendance: { 'answers with a number': wrongType('message', () => 1) },
  listViews: {
    'gives ids as texts': wrongType('data.*.id', String),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  createView: {
    'drops the query': setting('data.query', () => '', { kind: 'wrong value' }),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  updateView: { 'lets a teacher in': asAdministrator('ROLE_TEACHER') },
  deleteView: { 'lets a teacher in': asAdministrator('ROLE_TEACHER') },
  chooseViews: { 'lets a teacher in': asAdministrator('ROLE_TEACHER') },
  listSnoozes: {
    'gives ids as texts': wrongType('data.*.id', String),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  saveSnoozes: {
    'replaces the later day': ignoringField('keep_later'),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  endSnooze: { 'lets a teacher in': asAdministrator('ROLE_TEACHER') },
  listPhrases: { 'gives ids as texts': wrongType('data.*.id', String) },
  createPhrase: {
    'calls every phrase one of the office': setting('data.from_office', () => 1, { kind: 'wrong value' }),
  },
  updatePhrase: { 'lets a teacher write for the office': asAdministrator('ROLE_TEACHER') },
  deletePhrase: { 'lets a teacher delete for the office': asAdministrator('ROLE_TEACHER') },
  listLinks: {
    'gives ids as texts': wrongType('data.*.id', String),
    'ignores the state': ignoring('state'),
    'ignores the search': ignoring('search'),
    'counts a link more': offByOne('totals.company'),
    'counts a state twice': setting('counts', (counts) => ({ ...Object(counts), active: 9999 })),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  getLink: {
    'counts no opening': setting('data.times_opened', () => 0),
    'changes the version with every reading': setting('data.etag', () => `"v${performance.now()}"`),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  renewLink: {
    'does not say why the old link is dead': rewriting('drops a field', ({ reason: _, ...body }) => body, {
      on: ['companyLogin'],
    }),
    'shows the old link': setting('data.token_login', () => 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  setLinkExpiry: {
    'keeps the old day': setting('data.expires_on', () => null),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  revokeLink: {
    'shows the token still': setting('data.token_login', () => 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
    'names nobody': setting('data.revoked_by', () => null),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  sendLinks: {
    'names nobody': setting('data', () => []),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  getLinkDefaults: {
    'gives the version as a list': wrongType('data.etag', (value) => [value]),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  setLinkDefaults: {
    'keeps the old days': setting('data.expires_after_days', () => null),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  listImports: {
    'gives ids as texts': wrongType('data.*.id', String),
    'ignores the kind': ignoring('kind'),
    'ignores the search': ignoring('search'),
    'counts a refused line more': offByOne('data.*.not_imported'),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  getImport: {
    'gives line numbers as texts': wrongType('data.lines.*.line', String),
    'forgets the last line': setting('data.lines', withoutLast, { kind: 'wrong value' }),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  downloadImport: { 'lets a teacher in': asAdministrator('ROLE_TEACHER') },
  undoImport: {
    'says that nobody undid it': rewriting(
      'wrong value',
      (body) => ({ ...body, data: { ...Object(body.data), undone_at: null } }),
      { on: ['getImport'] },
    ),
    'tells no use': setting('data.lines.*.uses', () => [], { on: ['getImport'] }),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  getImportColumns: {
    'gives a field as a list': wrongType('data.*.field', (value) => [value]),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  rememberImportColumns: {
    'forgets what was sent': setting('data', () => [], { on: ['getImportColumns'] }),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
});
