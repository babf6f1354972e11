import type {
  Attendance,
  CompanySummary,
  Course,
  GetCoursePlanResponse,
  HoursBalance,
  HoursClass,
  HoursRow,
  PlannedClass,
  StudentMinutes,
} from '@portal/api-client/openapi';
import {
  contractFromWire,
  hoursClassFromWire,
  hoursRowFromWire,
  lessonFromWire,
  plannedClassFromWire,
} from '@portal/api-client/wire';
import {
  addUpTo,
  attendedPercent,
  belongsOn,
  type CalendarDate,
  classLines,
  countedClasses,
  countedMonth,
  type HoursFileLine,
  type HoursGrouping,
  lessonPlaces,
  monthTable,
  ownMonthEntries,
  sumLines,
  teacherMonths,
} from '@portal/domain';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { Clock } from '../../calendar/Clock.ts';
import { readOpenItems } from '../../features/reminders/openItems.ts';
import type { Sender } from '../startServer.ts';
import { testMoment } from '../testMoment.ts';
import type { LedgerOffice } from './startLedgerOffice.ts';

/** For each place that shows minutes, cents or classes: its lines, in any order. */
export type Places = Record<string, readonly string[]>;

/** The days and months to read. */
export interface PlacesAsked {
  studentIds: readonly number[];
  months: readonly string[];
  days: readonly CalendarDate[];
  /** The students with a report, who appear in the lists of reports. */
  reportedIds: readonly number[];
  /** The first and last day of planned classes, and of the closure that counts them. */
  span: { from: CalendarDate; to: CalendarDate };
}

/** Reads every call that returns minutes or cents, and computes from it what screens, files and prints show. */
export async function toldPlaces(office: LedgerOffice, asked: PlacesAsked): Promise<Places> {
  const plan: GetCoursePlanResponse = await read(office.admin, `plans/${office.contract}`);
  const { classes } = plan;
  const places = await Promise.all([
    hoursPlaces(office, asked),
    teachersPlaces(office, asked, classes),
    contractPlaces(office, asked, plan),
    companyPlaces(office, asked),
    plannedPlaces(office, asked, classes),
  ]);
  return Object.assign({}, ...places);
}

async function read(sender: Sender, path: string) {
  const { status, body } = await sender.get(path);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

const text = (...parts: unknown[]) => parts.join(' ');

const outcomeText = ({ cancelled_by, cancel_outcome }: PlannedClass) =>
  cancel_outcome
    ? text(cancelled_by, cancel_outcome.paid, cancel_outcome.billed, cancel_outcome.counted)
    : '';

const balanceText = (balance: HoursBalance | undefined) =>
  text(
    balance?.contracted_minutes,
    balance?.recorded_minutes,
    balance?.outside_minutes,
    balance?.cancelled_minutes,
    balance?.planned_minutes,
    balance?.missing_minutes,
    balance?.used_up_on,
    balance?.misfit,
  );

const tableWords = {
  head: (column: string) => column,
  total: 'Total',
  missing: (number: string) => number,
  noRate: 'none',
};

/** Reads the office's hours in every grouping, the single classes, and both files. */
async function hoursPlaces({ admin }: LedgerOffice, { months }: PlacesAsked): Promise<Places> {
  const rowsBy = async (grouping: HoursGrouping, from = months[0], to = months.at(-1)): Promise<HoursRow[]> =>
    (await read(admin, `hours?from=${from}&to=${to}&groupBy=${grouping}`)).data;
  const sum = (row: HoursRow) =>
    text(row.classes, row.minutes, row.amount_cents, row.planned_minutes ?? 0, row.billed_minutes);
  const whole = async (grouping: HoursGrouping) => (await rowsBy(grouping)).map(sum);
  const places: Record<string, string[]> = {
    'hours by teacher': (await rowsBy('teacher')).map((row) => text(row.teacher?.id, sum(row))),
    'hours by month': (await rowsBy('month')).map((row) => text(row.month, sum(row))),
    'hours by week': (await rowsBy('week')).flatMap((row) =>
      row.classes > 0 ? [text(row.week, row.classes, row.minutes)] : [],
    ),
    'hours by company': await whole('company'),
    'hours by language': await whole('language'),
    'hours by course type': await whole('courseType'),
    'single classes of the office': [],
    'file of sums': [],
    'file of sums: to invoice': [],
    'file of classes': [],
  };
  for (const month of months) {
    const classes: HoursClass[] = (await read(admin, `hours/classes?month=${month}`)).data;
    const rows = teacherMonths((await rowsBy('contract', month, month)).map(hoursRowFromWire), []);
    const lines = classLines(month, rows, classes.map(hoursClassFromWire));
    expect([addUpTo(rows, lines), addUpTo(rows, sumLines(month, rows))]).toEqual([true, true]);
    const rated = ({ teacher, rateCents, amountCents, ...line }: HoursFileLine) =>
      text(teacher?.id, month, rateCents, line.classes, line.minutes, amountCents);
    for (const { teacher, date, minutes, rate_cents } of classes)
      places['single classes of the office']?.push(text(teacher?.id, date, minutes, rate_cents));
    places['file of sums']?.push(
      ...sumLines(month, rows)
        .filter((line) => line.classes > 0)
        .map(rated),
    );
    const toInvoice = Map.groupBy(sumLines(month, rows), ({ teacher }) => teacher?.id);
    for (const [teacherId, ofTeacher] of toInvoice) {
      const billed = ofTeacher.reduce((sum, line) => sum + (line.billedMinutes ?? 0), 0);
      if (billed > 0) places['file of sums: to invoice']?.push(text(teacherId, month, billed));
    }
    places['file of classes']?.push(
      ...lines.map(({ teacher, date, minutes, rateCents }) => text(teacher?.id, date, minutes, rateCents)),
    );
  }
  return places;
}

/**
 * Reads what each teacher sees of their own months and of planned classes on the home page and in the calendar. Classes
 * that were recorded disappear there once the teacher may no longer read the contract (ADR-0051).
 */
async function teachersPlaces(
  { teachers, calendars, anonymous }: LedgerOffice,
  { months, span }: PlacesAsked,
  plan: readonly PlannedClass[],
): Promise<Places> {
  const isOpen = ({ attendance_id, cancelled }: PlannedClass) => attendance_id === null && cancelled === 0;
  const open = new Set(plan.filter(isOpen).map(({ id }) => id));
  const ownSums: string[] = [];
  const ownClasses: string[] = [];
  const ownPage: string[] = [];
  const ownFile: string[] = [];
  const home: string[] = [];
  const calendar: string[] = [];
  for (const [teacherId, teacher] of teachers) {
    for (const month of months) {
      const rows: HoursRow[] = (await read(teacher, `hours/own?month=${month}`)).data;
      const given: HoursClass[] = (await read(teacher, `hours/classes?month=${month}`)).data;
      const counted = countedMonth({ rows: rows.map(hoursRowFromWire), statement: null });
      const lines = counted.lines.filter((line) => line.classes > 0);
      const classes = countedClasses(given.map(hoursClassFromWire), null);
      for (const { rateCents, ...line } of lines)
        ownSums.push(text(teacherId, month, rateCents, line.classes, line.minutes, line.amountCents));
      for (const { date, minutes, rateCents } of classes)
        ownClasses.push(text(teacherId, date, minutes, rateCents));
      const entries = ownMonthEntries({
        counted: { ...counted, lines },
        classes,
        contracts: [],
        monthly: [],
      });
      for (const { lessons, line } of entries)
        ownPage.push(...lessons.map(({ date, minutes }) => text(teacherId, date, minutes, line?.rateCents)));
      const [, ...table] = monthTable({ hours: entries, missing: [] }, tableWords);
      for (const [number, , , ...cells] of entries.length > 0 ? table : [])
        ownFile.push(text(teacherId, month, number === tableWords.total ? number : 'contract', cells));
    }
    const { data } = await read(teacher, `plannedClasses?from=${span.from}&to=${span.to}`);
    for (const { id } of data as PlannedClass[]) if (open.has(id)) home.push(text(teacherId, id));
    const file = await anonymous.get(`calendar/file/${calendars.get(teacherId)}.ics`);
    for (const [, event = ''] of String(file.body).matchAll(/BEGIN:VEVENT([\s\S]*?)END:VEVENT/g)) {
      const [, id] = /UID:class-(\d+)/.exec(event) ?? [];
      const [, day] = /DTSTART[^:]*:(\d+)T/.exec(event) ?? [];
      if (open.has(Number(id))) calendar.push(text(teacherId, id, day));
    }
  }
  return {
    'own hours and statement': ownSums,
    'own single classes': ownClasses,
    'own page of the month': ownPage,
    'own file of the month': ownFile,
    'home of teachers': home,
    'calendar address': calendar,
  };
}

/** The id of each cancelled class of a calendar, and what is said of its pay. */
function cancelledEvents(feed: string): string[] {
  const events = feed.replaceAll('\r\n ', '').matchAll(/BEGIN:VEVENT([\s\S]*?)END:VEVENT/g);
  return [...events].flatMap(([, event = '']) => {
    if (!event.includes('STATUS:CANCELLED')) return [];
    const [, id] = /UID:class-(\d+)/.exec(event) ?? [];
    const [pay = ''] = /Class (not )?paid/.exec(event) ?? [];
    return [text(id, pay)];
  });
}

/** Reads the contract on its page, in lists and in the sums of contracts, with its records on screen and on paper. */
async function contractPlaces(
  { admin, teachers, calendars, anonymous, student, contract, company_id }: LedgerOffice,
  { studentIds, days }: PlacesAsked,
  plan: GetCoursePlanResponse,
): Promise<Places> {
  const records: Attendance[] = (await read(admin, `attendance?courseId=${contract}&resourcesPerPage=1000`))
    .data;
  const [course]: Course[] = (await read(admin, `courses?courseId=${contract}`)).data;
  const listed = ((await read(admin, 'courses?resourcesPerPage=1000')).data as Course[]).find(
    ({ id }) => id === contract,
  );
  if (!course || !listed) throw new Error(`contract ${contract} is not there`);
  const page = contractFromWire(course);
  const { students, formerStudents = [] } = page;
  const own = (await read(admin, `hours/contracts?companyId=${company_id}&resourcesPerPage=1000`)).data.find(
    (row: { course: { id: number } }) => row.course.id === contract,
  );
  const [ofCompany] = (await read(admin, `hours/contracts/sums?groupBy=company&companyId=${company_id}`))
    .data;
  const link = await student.get(`attendance?courseId=${contract}&resourcesPerPage=1000`);
  const [ofLink] = studentIds;
  // The link of a student who was never in the contract cannot read it.
  const linked = link.status === 200 ? (link.body.data as Attendance[]).map(lessonFromWire) : [];
  const manage = (await read(admin, `student/manageList?courseId=${contract}&resourcesPerPage=1000`)).data;
  const classes = plan.classes.map(plannedClassFromWire);
  const teacherId = page.teacher?.id ?? 0;
  const ofTeacher = teachers.get(teacherId);
  if (!ofTeacher) throw new Error(`teacher ${teacherId} has no account`);
  const teachersPlan: GetCoursePlanResponse = await read(ofTeacher, `plans/${contract}`);
  const feed = String((await anonymous.get(`calendar/file/${calendars.get(teacherId)}.ics`)).body);
  // A calendar must not say what clients pay.
  expect(feed).not.toMatch(/factur|invoice|bill/i);
  const { hours, ...ofLessons } = lessonPlaces(page, records.map(lessonFromWire), classes, studentIds);
  const counts = ({ hours_taught_minutes, lessons_recorded, last_lesson_date, total_students }: Course) =>
    text(hours_taught_minutes, lessons_recorded, last_lesson_date, total_students);
  return {
    'attendance list': records.map(({ id, status, date_class, total_hours, teacher, planned_class_id }) =>
      text(id, status, date_class, total_hours, teacher?.id, planned_class_id),
    ),
    'members of records': records.map(({ id, member_ids }) => text(id, member_ids)),
    'hours of attendance page, register and pack': [hours],
    ...Object.fromEntries(Object.entries(ofLessons).map(([name, texts]) => [`records: ${name}`, texts])),
    'page of the student': ofLink === undefined ? [] : lessonPlaces(page, linked, classes, [ofLink]).students,
    'contract page': [counts(course)],
    'list of contracts': [counts(listed)],
    'students of the contract': students.map(({ id }) => text(id)),
    'students to manage': manage.map(({ id }: { id: number }) => text(id)),
    'days of students': [...students, ...formerStudents].flatMap(({ id, periods }) =>
      days.filter((day) => belongsOn(periods ?? [], day)).map((day) => text(id, day)),
    ),
    'hours of contracts': [text(own.taught_minutes, own.planned_minutes, own.unbilled_minutes)],
    'sums of contracts': [text(ofCompany.taught_minutes, ofCompany.unbilled_minutes)],
    'balance of hours': [plan.hours_balance, teachersPlan.hours_balance, own.hours_balance].map(balanceText),
    'calendar address: cancelled classes': cancelledEvents(feed),
  };
}

/** Reads the company's page and files, and both lists of reports. */
async function companyPlaces(
  { admin, contract, company_id }: LedgerOffice,
  { months, studentIds }: PlacesAsked,
): Promise<Places> {
  const last = months.at(-1);
  const summaryOf = async (period: string): Promise<CompanySummary> =>
    (await read(admin, `companySummary?companyId=${company_id}${period}`)).data;
  const minutes = (sum: StudentMinutes) =>
    text(
      sum.taught_minutes,
      sum.attended_minutes,
      sum.excused_minutes,
      sum.late_minutes + sum.left_early_minutes,
      attendedPercent({ taught: sum.taught_minutes, attended: sum.attended_minutes }),
    );
  // The page also shows students because of a report alone, even if they had no class in the contract.
  const isThere = ({ periods = [], attendance }: CompanySummary['rows'][number]) =>
    periods.some(({ to }) => to === null) || (attendance?.taught_minutes ?? 0) > 0;
  const rowsOf = ({ rows }: CompanySummary) =>
    rows.filter((row) => row.course_id === contract && studentIds.includes(row.student.id) && isThere(row));
  const [whole, month] = [await summaryOf(''), await summaryOf(`&from=${last}-01&to=${last}-30`)];
  const reports: { course: { id: number }; student: { id: number }; hours_taught_minutes?: number }[] = [
    ...(await read(admin, 'courses/byCompanyReports?resourcesPerPage=20000')).data,
    ...(await read(admin, `reportRows?courseId=${contract}&resourcesPerPage=20000`)).data,
  ];
  const rows = rowsOf(whole);
  return {
    'company page: students': rows.flatMap(({ student, attendance, hours_taught_minutes }) =>
      attendance ? [text(student.id, minutes(attendance), hours_taught_minutes)] : [],
    ),
    'company page: months of students': rows.flatMap(({ student, months: ofMonths }) =>
      ofMonths.map((one) => text(student.id, one.month, one.taught_minutes, one.attended_minutes)),
    ),
    'company page: students in a month': rowsOf(month).flatMap(
      ({ student, attendance, hours_taught_minutes }) =>
        attendance ? [text(student.id, minutes(attendance), hours_taught_minutes)] : [],
    ),
    'company page: contract': [whole, month].flatMap(({ courses }) =>
      courses.flatMap((course) =>
        course.id === contract ? [text(course.taught_minutes, course.taught_in_period_minutes)] : [],
      ),
    ),
    'company page: card': [text(minutes(whole.attendance), whole.taught_minutes)],
    'lists of reports': reports.flatMap(({ course, student, hours_taught_minutes }) =>
      course.id === contract && hours_taught_minutes !== undefined && studentIds.includes(student.id)
        ? [text(student.id, hours_taught_minutes)]
        : [],
    ),
  };
}

/**
 * Reads the calendar and the plan of the office, the classes that a closure affects, and the reminders about classes.
 */
async function plannedPlaces(
  { admin, db, contract }: LedgerOffice,
  { span }: PlacesAsked,
  plan: readonly PlannedClass[],
): Promise<Places> {
  const ofClass = (planned: PlannedClass) =>
    text(
      planned.id,
      planned.date,
      planned.teacher?.id,
      planned.attendance_id,
      planned.cancelled,
      outcomeText(planned),
    );
  const calendar: PlannedClass[] = (await read(admin, `plannedClasses?from=${span.from}&to=${span.to}`)).data;
  const counted = (await read(admin, `plannedClasses/count?from=${span.from}&to=${span.to}`)).data;
  const items = await readOpenItems(db, sql`c.id = ${contract}`, {
    now: testMoment,
    clock: Clock.ofProcess(),
  });
  return {
    'calendar of the office': calendar.filter(({ course_id }) => course_id === contract).map(ofClass),
    'plan of the contract': plan.map(ofClass),
    'numbers of classes': plan.map(({ id, number }) => text(id, number)),
    'classes that a closure meets': [text(counted.classes)],
    'follow-ups and reminders': items.flatMap(({ kind, planned, contract: { teacher } }) =>
      kind === 'class' ? [text(planned?.id, teacher?.id)] : [],
    ),
  };
}
