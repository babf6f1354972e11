import { describe, expect, it } from 'vitest';
import { accounts } from './accounts.ts';
import { largeDataSet } from './largeDataSet.ts';
import { smallDataSet } from './smallDataSet.ts';
import type { DataSet } from './tables.ts';

const day = '2026-11-20';
const small = smallDataSet(day);
const large = largeDataSet(day);

describe.each([
  ['small', small],
  ['large', large],
] as const)('the %s data', (_name, data) => {
  it('points to rows that exist', () => {
    expect(danglingReferences(data)).toEqual([]);
  });

  it('marks only students of the class as absent', () => {
    const members = new Set(data.enrolments.map((row) => `${row.contractId} ${row.studentId}`));
    const strangers = data.lessons.filter((lesson) =>
      lesson.absentStudentIds.some((id) => !members.has(`${lesson.contractId} ${id}`)),
    );
    expect(strangers).toEqual([]);
  });

  it('knows the sample accounts and links', () => {
    const emails = new Set(data.users.map((user) => user.email));
    for (const { email } of [accounts.admin, accounts.teacher, accounts.otherTeacher, accounts.invited]) {
      expect(emails).toContain(email);
    }
    expect(data.companies.find((row) => row.tokenLogin === accounts.company.token)?.name).toBe(
      accounts.company.name,
    );
    expect(data.students.find((row) => row.tokenLogin === accounts.student.token)?.name).toBe('Inès');
  });

  it('gives every contract a number and every user an address of its own', () => {
    expect(new Set(data.contracts.map((row) => row.number)).size).toBe(data.contracts.length);
    expect(new Set(data.users.map((row) => row.email)).size).toBe(data.users.length);
  });
});

describe('the small data', () => {
  it('is the same on every machine', () => {
    expect(JSON.stringify(smallDataSet(day))).toBe(JSON.stringify(small));
  });

  it('is small enough to oversee', () => {
    const { contracts, students, teachers, companies } = small;
    expect([contracts.length, students.length, teachers.length, companies.length]).toEqual([60, 120, 12, 25]);
  });

  it('has outlines and reports in every state', () => {
    expect(new Set(small.outlines.map((row) => row.status))).toEqual(
      new Set(['draft', 'submitted', 'resub']),
    );
    expect(new Set(small.reportForms.map((row) => row.status))).toEqual(new Set([0, 1]));
    expect(new Set(small.reports.map((row) => row.status))).toEqual(new Set([0, 1, 2]));
    expect(new Set(small.contracts.map((row) => row.statusId))).toEqual(new Set([1, 2, 3, 4]));
  });

  it('has a student who came late and left early, a note, and an excused absence', () => {
    const details = small.lessons.flatMap((lesson) => lesson.details ?? []);
    expect(details.map(({ studentId, ...detail }) => detail)).toEqual(
      expect.arrayContaining([
        { lateMinutes: 15, leftEarlyMinutes: 10, excused: 0 },
        { lateMinutes: 0, leftEarlyMinutes: 0, excused: 1 },
      ]),
    );
    expect(small.lessons.filter(({ note }) => note)).not.toHaveLength(0);
  });

  it('has a student who joined late, one who left, one who came back, and a former teacher by days', () => {
    const numberOf = new Map(small.contracts.map(({ id, number }) => [id, number]));
    const periods = small.enrolments.flatMap(({ contractId, studentId, startsOn, endsOn }) =>
      startsOn || endsOn ? [{ number: numberOf.get(contractId), studentId, startsOn, endsOn }] : [],
    );
    const [late, left, returned, again] = periods;
    const number = '2026-0362';
    expect(periods).toEqual([
      { number, studentId: late?.studentId, startsOn: '2026-10-19', endsOn: undefined },
      { number, studentId: left?.studentId, startsOn: undefined, endsOn: '2026-11-04' },
      { number, studentId: returned?.studentId, startsOn: undefined, endsOn: '2026-10-12' },
      { number, studentId: returned?.studentId, startsOn: '2026-10-28', endsOn: undefined },
    ]);
    expect([late, left, returned].map((row) => row?.studentId)).not.toContain(undefined);
    expect(again?.studentId).toBe(returned?.studentId);
    const [former] = small.contracts.flatMap(({ id, previousTeachers }) =>
      previousTeachers.flatMap((one) => (one.replacedOn ? [{ id, ...one }] : [])),
    );
    const taught = small.lessons.filter(({ contractId }) => contractId === former?.id);
    const before = taught.filter(({ date }) => date < (former?.replacedOn ?? ''));
    expect(before.map(({ teacherId }) => teacherId)).toEqual(Array(6).fill(former?.teacherId));
    expect(before.reduce((sum, { minutes }) => sum + minutes, 0)).toBe((former?.hoursDone ?? 0) * 60);
    expect(taught.length).toBeGreaterThan(6);
  });

  it('has statements of past months in every status, and with every difference since', () => {
    expect(new Set(small.statements.map(({ status }) => status))).toEqual(
      new Set(['submitted', 'returned', 'approved', 'exported']),
    );
    const lessons = new Map(small.lessons.map((lesson) => [lesson.id, lesson]));
    const held = small.statements.flatMap(({ month, lines }) =>
      lines.flatMap(({ classes }) => classes.map((one) => ({ ...one, month: month.slice(0, 7) }))),
    );
    expect(held.some(({ lessonId, minutes }) => lessons.get(lessonId)?.minutes !== minutes)).toBe(true);
    expect(held.some(({ lessonId, month }) => !lessons.get(lessonId)?.date.startsWith(month))).toBe(true);
    expect(small.lessons.some(({ recordedAt }) => recordedAt)).toBe(true);
    expect(small.statements.some(({ month }) => month >= '2026-11-01')).toBe(false);
  });

  it('has the file of a meeting with a recorded class of a contract that has a meeting address', () => {
    const kept = small.meetingFiles.map(({ contractId, plannedClassId, heldOn, storedAt }) => {
      const contract = small.contracts.find(({ id }) => id === contractId);
      const planned = small.plannedClasses.find(({ id }) => id === plannedClassId);
      const lesson = small.lessons.find((one) => one.contractId === contractId && one.date === heldOn);
      return [contract?.meetingLink, planned?.date === heldOn, lesson?.status, storedAt > heldOn];
    });
    expect(kept).toEqual([['https://zoom.example/j/85218486288?pwd=b3Jp', true, 1, true]]);
  });

  it('says the schedule of a contract as its plan has it', () => {
    const said = small.classPlans.map(({ contractId, times }) => {
      const contract = small.contracts.find(({ id }) => id === contractId);
      return [contract?.number, contract?.schedule, times];
    });
    expect(said).toContainEqual([
      '2026-0412',
      'lun. mer. 12:00',
      [
        { weekday: 1, time: '12:00', minutes: 90 },
        { weekday: 3, time: '12:00', minutes: 90 },
      ],
    ]);
    expect(said).toContainEqual(['2026-0395', 'mar. ven. 8:30', expect.anything()]);
  });

  it('dates no lesson and no report after its day', () => {
    const dates = [...small.lessons, ...small.reports].map((row) => row.date);
    expect(dates.filter((date) => date > day)).toEqual([]);
  });

  it('stores no file after its day, so that a new upload comes first', () => {
    const days = [...small.files, ...small.meetingFiles, ...large.files].map(({ storedAt }) =>
      storedAt.slice(0, 10),
    );
    expect(days.filter((stored) => stored > day)).toEqual([]);
  });
});

describe('the large data', () => {
  it('has the promised sizes', () => {
    const ofStatus = (id: number) => large.contracts.filter((row) => row.statusId === id).length;
    expect([ofStatus(4), ofStatus(3), ofStatus(2), ofStatus(1)]).toEqual([3800, 400, 600, 200]);
    expect(large.lessons.length).toBeGreaterThan(100_000);
    expect(large.students).toHaveLength(2000);
    expect(large.teachers).toHaveLength(300);
    expect(large.companies).toHaveLength(500);
    expect(large.materials).toHaveLength(3000);
    expect(large.files).toHaveLength(10_000);
  });

  it('has the extremes under way: 999 classes, a class of 200, a company with 300 reports', () => {
    const active = large.contracts.filter((row) => row.statusId === 2);
    expect(active.some((row) => row.numberOfClasses === 999)).toBe(true);
    const classSizes = new Map<number, number>();
    for (const { contractId } of large.enrolments)
      classSizes.set(contractId, (classSizes.get(contractId) ?? 0) + 1);
    expect(active.some((row) => classSizes.get(row.id) === 200)).toBe(true);
    const staff = new Set(large.students.filter((row) => row.companyId === 2).map((row) => row.id));
    expect(large.reports.filter((row) => staff.has(row.studentId)).length).toBeGreaterThanOrEqual(300);
  });

  it('has names that break layouts: Arabic, Vietnamese, very long', () => {
    const names = large.students.map((row) => `${row.name} ${row.lastName}`);
    expect(names.some((name) => /\p{Script=Arabic}/u.test(name))).toBe(true);
    expect(names.some((name) => name.includes('Nguyễn'))).toBe(true);
    expect(names.some((name) => name.length > 60)).toBe(true);
  });

  it('leaves out what the API description allows to be missing', () => {
    const optional = [
      'teacherId',
      'languageId',
      'courseTypeId',
      'companyId',
      'contactPerson',
      'invoice',
      'expiresOn',
      'description',
      'startsOn',
      'endsOn',
      'schedule',
      'location',
      'hoursPerClass',
      'numberOfClasses',
      'materialStatusId',
      'highlights',
    ] as const;
    expect(optional.filter((column) => !large.contracts.some((row) => row[column] === null))).toEqual([]);
    expect(large.students.some((row) => row.companyId === null && row.email === null)).toBe(true);
  });
});

/** Returns references to missing ids, as `table.column -> id`. */
function danglingReferences(data: DataSet): string[] {
  const ids = Object.fromEntries(
    Object.entries(data).map(([name, rows]) => [name, new Set(rows.map((row) => row.id))]),
  );
  const targets: Record<string, keyof DataSet> = {
    userId: 'users',
    teacherId: 'teachers',
    languageId: 'languages',
    courseTypeId: 'courseTypes',
    companyId: 'companies',
    contractId: 'contracts',
    studentId: 'students',
    materialId: 'materials',
    fileId: 'files',
    plannedClassId: 'plannedClasses',
    lessonId: 'lessons',
    formId: 'reportForms',
  };
  const found = new Set<string>();
  for (const [name, rows] of Object.entries(data)) {
    for (const row of rows) {
      for (const [column, id] of Object.entries(row)) {
        const target = targets[column];
        if (target && id !== null && !ids[target]?.has(Number(id))) found.add(`${name}.${column} -> ${id}`);
      }
    }
  }
  return [...found];
}
