import { type Operation, readOpenApi } from '@portal/conformance';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { aForm } from '../../testing/aForm.ts';
import { startServer } from '../../testing/startServer.ts';

const contract = 1;
const sentence =
  'Ce contrat est archivé et ne peut plus être modifié - This contract is archived and can no longer be changed';

/** A contract of the samples with lessons, materials, students, an outline and reports, archived. */
async function archived() {
  const server = await startServer();
  const admin = await server.signIn();
  const { lessons, contractMaterials, enrolments, outlines, reportForms, reports, files } =
    await server.state();
  const of = <Row extends { contractId: number | null }>(rows: readonly Row[]) => {
    const found = rows.find(({ contractId }) => contractId === contract);
    if (!found) throw new Error('the samples have no such record');
    return found;
  };
  const { body: planned } = await admin.send('PUT', `plans/${contract}`, { body: aPlan });
  const { body: kept } = await admin.send('POST', 'meetingFiles', { body: aMeetingFile(of(lessons).id) });
  const change = await admin.send('PUT', 'courses/updateStatus', {
    body: { id: contract, course_status_id: 4 },
  });
  expect(change.status).toBe(200);
  const free = files.find(({ id, contractId, status }) => id > 10 && contractId === null && status === 1);
  return {
    server,
    admin,
    student: of(enrolments).studentId,
    lesson: of(lessons).id,
    plannedClass: planned.classes[0].id,
    meetingFile: kept.data.id,
    material: of(contractMaterials).id,
    outline: of(outlines),
    form: of(reportForms),
    report: of(reports).id,
    freeFile: free?.id ?? 0,
    file: of(files).id,
  };
}

type Archived = Awaited<ReturnType<typeof archived>>;
type Write = readonly [
  what: string,
  method: string,
  path: (ids: Archived) => string,
  body: (ids: Archived) => unknown,
];

const aPlan = {
  times: [{ weekday: 1, time: '12:00', minutes: 60 }],
  starts_on: '2027-01-11',
  ends_on: null,
  number_of_classes: 2,
  skips_holidays: 1,
  breaks: [],
  changes: [],
};

const aMeetingFile = (lesson: number) =>
  aForm('Name,Join Time\n', 'participants.csv', { course_id: contract, attendance_id: lesson });

const aLesson = {
  courses_id: contract,
  date_class: '2026-11-19',
  absent_student_ids: [],
  total_hours: 60,
};

const proposal = (name: string, fields: Readonly<Record<string, string | number>>) =>
  aForm('%PDF-1.4', name, fields);

const outlineTexts = {
  from: 'html',
  status: 'draft',
  history_with_course_language: 'Deux ans',
  current_use: null,
  challenges: null,
  ten_week_goals: null,
  language_functions: null,
  grammar_required_for_language_functions: null,
  course_content_emphasis_on: [],
  other_course_content_emphasis_on: null,
  learning_aides: [],
  other_learning_aides: null,
  conversation: null,
  writing: null,
  listening: null,
  reading: null,
};

const info = {
  course_id: contract,
  material_used: 'Défi 4',
  apps_and_sites_used: null,
  skills_covered: null,
  grammar_points_covered: null,
};

const writes: readonly Write[] = [
  ['its plan', 'PUT', () => `plans/${contract}`, () => aPlan],
  [
    'a planned class',
    'PATCH',
    ({ plannedClass }) => `plannedClasses/${plannedClass}`,
    () => ({ cancelled: 1, cancel_reason: 'Fermé' }),
  ],
  [
    'the substitute of a planned class',
    'POST',
    () => 'plannedClasses/substitute',
    ({ plannedClass }) => ({ classes: [{ id: plannedClass, etag: '"1"' }], teacher_id: 2 }),
  ],
  [
    'a proposed substitute',
    'POST',
    () => 'plannedClasses/proposals',
    ({ plannedClass }) => ({ classes: [{ id: plannedClass }], teacher_id: 2 }),
  ],
  [
    'the answer to a proposed substitute',
    'POST',
    () => 'plannedClasses/proposals/decline',
    ({ plannedClass }) => ({ classes: [{ id: plannedClass }] }),
  ],
  ['the contract', 'PATCH', () => 'courses/update', () => ({ course: { id: contract, flag: 1 } })],
  [
    'a toggle sent with the archived status',
    'PATCH',
    () => 'courses/update',
    () => ({ course: { id: contract, course_status_id: 4, SI: 1 } }),
  ],
  [
    'its highlights',
    'POST',
    () => 'cellState',
    () => ({ course_id: contract, _cellVariants: { invoice: 'warning' } }),
  ],
  ['a new lesson', 'POST', () => 'attendance', () => aLesson],
  ['a changed lesson', 'PUT', ({ lesson }) => `attendance/${lesson}`, () => aLesson],
  [
    'a question about who gave a lesson',
    'POST',
    ({ lesson }) => `attendance/${lesson}/preview`,
    () => ({ teacher_id: 2 }),
  ],
  ['a deleted lesson', 'DELETE', ({ lesson }) => `attendance/${lesson}`, () => undefined],
  [
    'a material request',
    'POST',
    () => 'courses/assignMaterial',
    () => ({ courseId: contract, materialId: 1, qty: 1, note: 'No notes' }),
  ],
  [
    'a changed material request',
    'PUT',
    () => 'courses/updateMaterial',
    ({ material }) => ({ courseMaterialId: material, qty: 9 }),
  ],
  [
    'that it needs no material',
    'PUT',
    () => 'courses/hasNotMaterialRequest',
    () => ({ course_id: contract, material_request: 1 }),
  ],
  [
    'a new student',
    'POST',
    () => 'student/assignCourse',
    ({ student }) => ({ courseId: contract, studentId: [student] }),
  ],
  [
    'a student who leaves',
    'POST',
    () => 'student/unAssignCourse',
    ({ student }) => ({ courseId: contract, studentId: [student] }),
  ],
  [
    'the days of a student',
    'PUT',
    () => `courses/${contract}/students/periods`,
    ({ student }) => ({
      students: [
        {
          student_id: student,
          periods: [{ from: '2026-01-05', to: null }],
          seen: [{ from: null, to: null }],
        },
      ],
    }),
  ],
  ['a teacher', 'POST', () => 'teacher/assignCourse', () => ({ courseId: contract, teacherId: 2 })],
  [
    'another teacher',
    'POST',
    () => 'teacher/change',
    () => ({ courseId: contract, teacherId: 2, removeMotive: 'Congé', hoursDone: 6 }),
  ],
  [
    'a question about another teacher',
    'POST',
    () => 'teacher/change/preview',
    () => ({ courseId: contract, teacherId: 2, from: '2026-11-16' }),
  ],
  [
    'a note',
    'POST',
    () => 'notes/create',
    () => ({ title: 'Rappeler le client', note_type: 'courses', ref_id: contract }),
  ],
  ['a request for reports', 'POST', () => 'teacher/notifyProgress', () => ({ courseId: contract })],
  [
    'a proposal',
    'POST',
    () => 'files',
    () => proposal('proposal.pdf', { ref_type: 'courseProposal', ref_id: contract }),
  ],
  [
    'a file that is filed under it',
    'PUT',
    () => 'files',
    ({ freeFile }) => ({ fileId: freeFile, type: 'courseProposal', course_id: contract }),
  ],
  ['the title of its file', 'PUT', () => 'files', ({ file }) => ({ fileId: file, title: 'Autre' })],
  [
    'its file, filed elsewhere',
    'PUT',
    () => 'files',
    ({ file }) => ({ fileId: file, type: 'courseProposal', course_id: 2 }),
  ],
  ['its file, removed', 'DELETE', () => 'files', ({ file }) => ({ fileId: file })],
  ['its removed file, restored', 'PUT', () => 'files', ({ file }) => ({ fileId: file, status: 1 })],
  [
    'an uploaded report',
    'POST',
    () => 'progressReports',
    ({ student }) => proposal('report.pdf', { student_id: student, course_id: contract, status: 1 }),
  ],
  [
    'the latest report',
    'PUT',
    () => 'progressReports',
    ({ report }) => ({ progress_report_id: report, status: 0 }),
  ],
  [
    'a report form',
    'POST',
    () => 'progressReports/form',
    ({ student }) => ({ student_id: student, course_id: contract, homework: 'good' }),
  ],
  [
    'a changed report form',
    'PUT',
    () => 'progressReports/form',
    ({ form }) => ({
      progress_form_id: form.id,
      student_id: form.studentId,
      course_id: contract,
      comments: 'Progresse',
    }),
  ],
  [
    'a submitted report form',
    'PUT',
    () => 'progressReports/form/status',
    ({ form }) => ({ progress_report_form_id: form.id, status: 1 }),
  ],
  [
    'its absence thresholds',
    'PUT',
    () => 'absenceThresholds',
    () => ({ course_id: contract, percents: [10] }),
  ],
  ['its payer deadlines', 'PUT', () => 'payerTerms', () => ({ course_id: contract, terms: null })],
  [
    'its handled absences',
    'PUT',
    () => 'absenceAlerts',
    ({ student }) => ({ course_id: contract, student_id: student, handled_percent: 10 }),
  ],
  ['its rule for cancelled classes', 'PUT', () => `cancellationRule/${contract}`, () => ({ rule: null })],
  [
    'a decision about a participant',
    'PUT',
    () => `meetingAttendance/${contract}/decisions`,
    ({ student }) => ({ decisions: [{ name: 'iPad', email: null, student_id: student }] }),
  ],
  [
    'an undone decision about a participant',
    'DELETE',
    () => `meetingAttendance/${contract}/decisions/1`,
    () => undefined,
  ],
  ['the file of a meeting', 'POST', () => 'meetingFiles', ({ lesson }) => aMeetingFile(lesson)],
  [
    'the file of a meeting, removed',
    'DELETE',
    ({ meetingFile }) => `meetingFiles/${meetingFile}`,
    () => undefined,
  ],
  ['new course info', 'POST', () => 'progressReports/courseInfo', () => info],
  ['changed course info', 'PUT', () => 'progressReports/courseInfo', () => info],
  ['an outline', 'POST', () => `outline-form/course/${contract}`, () => outlineTexts],
  [
    'a changed outline',
    'PUT',
    () => `outline-form/course/${contract}`,
    ({ outline }) => ({ ...outlineTexts, id: outline.id }),
  ],
];

/** Writes that an archived contract accepts: they change its status, or do not change the contract. */
const accepted: readonly Write[] = [
  ['its status', 'PUT', () => 'courses/updateStatus', () => ({ id: contract, course_status_id: 3 })],
  [
    'its status, by the other name of the call',
    'PUT',
    () => 'courses/status/updateStatus',
    () => ({ id: contract, course_status_id: 3 }),
  ],
  [
    'its status, with the contract',
    'PATCH',
    () => 'courses/update',
    () => ({ course: { id: contract, course_status_id: 3 } }),
  ],
  ['a duplicate', 'POST', () => 'courses/duplicate', () => ({ courseId: contract })],
  [
    'a mail to a co-worker',
    'POST',
    () => 'notify',
    () => ({ users_id: 2, sender_id: 1, ref_id: contract, fields: ['Facture - Invoice'] }),
  ],
];

/** Calls whose record belongs to no contract: people, settings, sessions. */
const aboutNoContract = [
  /^\/(login|company\/login|student\/login|setPassword|forgotPassword|auth)/,
  /^\/(languages|companies|users|materials)\//,
  /^\/users\/\{id\}$/,
  /^\/(student|teacher)\/(create|update|updateStatus|import|verifyEmailDuplicate|send-invite)$/,
  /^\/student\/needs$/,
  /^\/courses\/create$/,
  /^\/courses\/types/,
  /^\/teacher\/\{teacherId\}\/rates/,
  /^\/(mails|calendar)\//,
  /^\/(closedDays|holidays\/corrections|organisation$)/,
  /^\/archiving\//,
  // A statement sums up records but changes none.
  /^\/statements/,
  // A snooze hides a follow-up but changes no record.
  /^\/snoozes/,
  /^\/(views|viewChoices|phrases)/,
  /^\/reminders/,
  // An import creates people, who are in no contract yet.
  /^\/import\//,
  // When a teacher is away belongs to the teacher.
  /^\/unavailability/,
  // A result on the scale of a client belongs to the student.
  /^\/scale-results/,
  // Passkeys belong to a person, and keys for other programs to the office.
  /^\/(passkeys|apiKeys|webhooks)/,
  // A private link belongs to a person or a company.
  /^\/(links|link-defaults)/,
  // A company may still be written to about reports of an archived contract.
  /^\/(companyContacts|reportMails)/,
  // An attestation prints the records and changes none of them.
  /^\/attestation/,
  // The default rule belongs to no contract. The rule of a contract is tried here.
  /^\/cancellationRule$/,
  // Changes nothing.
  /^\/(plannedClasses\/\{id\}|plans\/\{courseId\})\/previewNotices$/,
  // For students only: announced-absences.test.ts tries them on an archived contract.
  /^\/student\/absences/,
  // For teachers only; the conformance suite tries these calls on an archived contract.
  /^\/attendance\/own\//,
  // Marking a paper as sent changes no record: an archived contract still owes its papers.
  /^\/payerDeadlines\//,
  // For teachers and students only; the conformance suite tries these calls on an archived contract.
  /^\/(student\/)?initials$/,
];

const operations = readOpenApi().filter(({ method }) => method !== 'GET');

/** Returns the operation of the API description that a write calls. */
function operationOf([what, method, path]: Write): Operation {
  const sent = `/${path({ lesson: 1 } as Archived)}`;
  const found = operations.find(
    (operation) =>
      operation.method === method &&
      new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(sent),
  );
  if (!found) throw new Error(`the API description has no call for ${what}`);
  return found;
}

describe('an archived contract', () => {
  it('is written to by every call of the API description that could, in these tests', () => {
    const tested = new Set([...writes, ...accepted].map(operationOf));
    const untested = operations.filter((operation) => !tested.has(operation));
    expect(
      untested
        .filter(({ path }) => !aboutNoContract.some((pattern) => pattern.test(path)))
        .map(({ method, path }) => `${method} ${path}`),
    ).toEqual([]);
  });

  it.each([
    ['an administrator', accounts.admin.email, 'ROLE_ADMIN'],
    ['its teacher', accounts.teacher.email, 'ROLE_TEACHER'],
  ] as const)('is read-only to %s, in every way (DECISION-40)', async (_who, email, role) => {
    const ids = await archived();
    const sender = await ids.server.signIn(email);
    const before = JSON.stringify(await ids.server.state());
    const tried = writes.filter((write) => operationOf(write).roles.includes(role));
    expect(tried.length).toBeGreaterThan(10);
    // Refusals change nothing, so all of them can be sent to one server.
    for (const [what, method, path, body] of tried) {
      const answer = await sender.send(method, path(ids), { body: body(ids) });
      expect([what, answer.status, answer.body]).toEqual([
        what,
        409,
        { message: sentence, code: 'archived' },
      ]);
      expect([what, JSON.stringify(await ids.server.state())]).toEqual([what, before]);
    }
  });

  it.each(accepted)('takes %s', async (_what, method, path, body) => {
    const ids = await archived();
    const answer = await ids.admin.send(method, path(ids), { body: body(ids) });
    expect(answer.status).toBe(200);
  });

  it('says which of several files it keeps from being filed', async () => {
    const { server, admin, freeFile, file } = await archived();
    const before = JSON.stringify(await server.state());
    const title = (await server.state()).files.find(({ id }) => id === file)?.title;
    const answer = await admin.send('PUT', 'files', {
      body: { file_ids: [freeFile, file], bluck_option: 'courseProposal', course_id: 2 },
    });
    expect([answer.status, answer.body]).toEqual([
      409,
      { message: sentence, code: 'archived', errors: { file_ids: [title] } },
    ]);
    expect(JSON.stringify(await server.state())).toBe(before);
  });

  it('lets go of its files once its status is changed back', async () => {
    const { admin, file } = await archived();
    await admin.send('PUT', 'courses/updateStatus', { body: { id: contract, course_status_id: 2 } });
    const answer = await admin.send('PUT', 'files', { body: { fileId: file, title: 'Autre' } });
    expect(answer.status).toBe(200);
  });

  it('is told by the status that its files carry', async () => {
    const { admin, file } = await archived();
    const { body } = await admin.send('GET', 'files?resourcesPerPage=1000');
    const { data } = body as { data: { id: number; courses: unknown }[] };
    expect(data.find(({ id }) => id === file)?.courses).toMatchObject({ course_status_id: 4 });
  });
});
