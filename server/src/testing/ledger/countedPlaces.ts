import {
  attendedPercent,
  type CalendarDate,
  type ContractLedger,
  csvHours,
  type LedgerCounted,
  type LedgerMinutes,
  type LedgerPlanned,
  type LedgerRecord,
  lessonPlacesOf,
  mondayOf,
  monthOf,
} from '@portal/domain';
import type { LedgerCalls } from './LedgerCalls.ts';
import { contractedMinutes } from './startLedgerOffice.ts';
import type { Places, PlacesAsked } from './toldPlaces.ts';

const text = (...parts: unknown[]) => parts.join(' ');

const outcomeText = ({ isCancelled, cancellation, outcome }: LedgerPlanned) =>
  isCancelled
    ? text(cancellation?.by, ...[outcome.isPaid, outcome.isBilled, outcome.isCounted].map(Number))
    : '';

/** What the calendar of a teacher says of a cancelled class: whether it is paid to this teacher. */
const payText = (ledger: ContractLedger, one: LedgerPlanned) => {
  if (one.payeeId !== ledger.giverOf(one)) return '';
  return one.outcome.isPaid ? 'Class paid' : 'Class not paid';
};

const sumOf = (records: readonly { minutes: number }[]) =>
  records.reduce((sum, { minutes }) => sum + minutes, 0);

/** Computes from the ledger what `toldPlaces` reads from the portal. */
export function countedPlaces(ledger: ContractLedger, calls: LedgerCalls, asked: PlacesAsked): Places {
  return {
    ...hoursPlaces(ledger, asked),
    ...contractPlaces(ledger, calls, asked),
    ...companyPlaces(ledger, asked),
    ...plannedPlaces(ledger, calls),
  };
}

function hoursPlaces(ledger: ContractLedger, { months }: PlacesAsked): Places {
  const isAsked = ({ month }: { month: string }) => months.includes(month);
  const lines = ledger.lines().filter(isAsked);
  const planned = ledger
    .allPlanned()
    .filter(({ isCancelled }) => !isCancelled)
    .map((one) => ({ ...one, teacherId: ledger.giverOf(one), month: monthOf(one.date) }))
    .filter(isAsked);
  type Group = { teacherId: number; month: string };
  const billedGroups = ledger
    .counted()
    .filter(({ outcome }) => outcome.isBilled)
    .map(({ teacherId, date }) => ({ teacherId, month: monthOf(date) }))
    .filter(isAsked);
  const summedBy = (keyOf: (group: Group) => string | number) => {
    const keys = [...new Set([...lines, ...planned, ...billedGroups].map(keyOf))];
    return keys.map((key) => {
      const ofKey = lines.filter((line) => keyOf(line) === key);
      const [classes, cents] = [
        ofKey.reduce((sum, line) => sum + line.classes, 0),
        ofKey.reduce((sum, line) => sum + line.cents, 0),
      ];
      const plannedMinutes = sumOf(planned.filter((one) => keyOf(one) === key));
      const billed = ledger.billedMinutes(
        (one) =>
          keyOf({ teacherId: one.teacherId, month: monthOf(one.date) }) === key &&
          isAsked({ month: monthOf(one.date) }),
      );
      return text(...(key === '' ? [] : [key]), classes, sumOf(ofKey), cents, plannedMinutes, billed);
    });
  };
  const paid = ledger.paid();
  const classes = paid.map(({ teacherId, date, minutes }) =>
    text(teacherId, date, minutes, ledger.rateOn(teacherId, date)),
  );
  const rated = lines.map(({ teacherId, month, rate, cents, ...line }) =>
    text(teacherId, month, rate, line.classes, line.minutes, cents),
  );
  const whole = summedBy(() => '');
  return {
    'hours by teacher': summedBy(({ teacherId }) => teacherId),
    'hours by month': summedBy(({ month }) => month),
    'hours by week': [...Map.groupBy(paid, ({ date }) => mondayOf(date))].map(([week, ofWeek]) =>
      text(week, ofWeek.length, sumOf(ofWeek)),
    ),
    'hours by company': whole,
    'hours by language': whole,
    'hours by course type': whole,
    'single classes of the office': classes,
    'file of sums': rated,
    'file of sums: to invoice': [
      ...Map.groupBy(billedGroups, ({ teacherId, month }) => text(teacherId, month)),
    ].map(([group, [first]]) => {
      const ofGroup = (one: LedgerCounted) =>
        one.teacherId === first?.teacherId && monthOf(one.date) === first.month;
      return text(group, ledger.billedMinutes(ofGroup));
    }),
    'file of classes': classes,
    'own hours and statement': rated,
    'own single classes': classes,
    'own page of the month': classes,
    'own file of the month': [
      ...lines.map(({ teacherId, month, rate, cents, ...line }) => {
        const pay = rate === null ? ['none', null] : [rate / 100, cents / 100];
        const cells = [line.classes, csvHours(line.minutes), line.minutes, ...pay];
        return text(teacherId, month, 'contract', cells);
      }),
      ...ledger
        .months()
        .filter(isAsked)
        .map(({ teacherId, month, cents, ...sum }) => {
          const cells = [sum.classes, csvHours(sum.minutes), sum.minutes, null, cents / 100];
          return text(teacherId, month, 'Total', cells);
        }),
    ],
  };
}

function contractPlaces(
  ledger: ContractLedger,
  { recordIdOf, classIdOf }: LedgerCalls,
  { studentIds, days }: PlacesAsked,
): Places {
  const records = ledger.records();
  const inContract = studentIds.filter((id) => ledger.isInContract(id));
  const { hours, ...ofLessons } = lessonPlacesOf(ledger, studentIds, recordIdOf);
  const taught = ledger.countedMinutes();
  const counts = [text(taught, records.length, records.at(-1)?.date, inContract.length)];
  const classOf = ({ classId }: LedgerRecord) => (classId === null ? null : classIdOf({ classId }));
  return {
    'attendance list': ledger
      .allRecords()
      .map((record) =>
        text(
          recordIdOf(record.recordId),
          Number(record.isActive),
          record.date,
          record.minutes,
          record.giverId,
          classOf(record),
        ),
      ),
    'members of records': ledger
      .allRecords()
      .map(({ recordId, date }) => text(recordIdOf(recordId), ledger.membersOn(date))),
    'hours of attendance page, register and pack': [hours],
    ...Object.fromEntries(Object.entries(ofLessons).map(([name, texts]) => [`records: ${name}`, texts])),
    // A student's link cannot read a contract in which the student has no day.
    'page of the student': studentIds
      .slice(0, 1)
      .map((id) =>
        ledger.hasDays(id) ? text(lessonPlacesOf(ledger, [id], recordIdOf).students) : text(id, 0, 0),
      ),
    'contract page': counts,
    'list of contracts': counts,
    'students of the contract': inContract.map((id) => text(id)),
    'students to manage': inContract.map((id) => text(id)),
    'days of students': studentIds.flatMap((id) =>
      days.filter((day) => ledger.membersOn(day).includes(id)).map((day) => text(id, day)),
    ),
    'hours of contracts': [text(taught, sumOf(ledger.openPlanned().ahead), ledger.billedMinutes())],
    'sums of contracts': [text(taught, ledger.billedMinutes())],
    // The plan as the office and the teacher read it, and the list of contract hours.
    'balance of hours': Array<string>(3).fill(text(...Object.values(ledger.balance(contractedMinutes)))),
  };
}

function companyPlaces(ledger: ContractLedger, { studentIds, reportedIds, months }: PlacesAsked): Places {
  const last = months.at(-1);
  const inLast = (day: CalendarDate) => monthOf(day) === last;
  const minutes = (sum: LedgerMinutes) =>
    text(sum.taught, sum.attended, sum.excused, sum.late, attendedPercent(sum));
  const known = studentIds.filter((id) => ledger.hasDays(id));
  const inMonth = known.filter((id) => ledger.isInContract(id) || ledger.minutesOf(id, inLast).taught > 0);
  const shown = known.filter((id) => ledger.isInContract(id) || ledger.minutesOf(id).taught > 0);
  const whole = (id: number) => ledger.minutesOf(id).attended;
  const taught = ledger.countedMinutes();
  const all = shown.map((id) => ledger.minutesOf(id));
  const sum = (name: keyof LedgerMinutes) => all.reduce((total, one) => total + one[name], 0);
  return {
    'company page: students': shown.map((id) => text(id, minutes(ledger.minutesOf(id)), whole(id))),
    'company page: months of students': shown.flatMap((id) =>
      months.flatMap((month) => {
        const ofMonth = ledger.minutesOf(id, (day) => monthOf(day) === month);
        return ofMonth.taught > 0 ? [text(id, month, ofMonth.taught, ofMonth.attended)] : [];
      }),
    ),
    'company page: students in a month': inMonth.map((id) =>
      text(id, minutes(ledger.minutesOf(id, inLast)), whole(id)),
    ),
    'company page: contract': [text(taught, taught), text(taught, ledger.countedMinutes(inLast))],
    'company page: card': [
      text(
        minutes({
          taught: sum('taught'),
          attended: sum('attended'),
          excused: sum('excused'),
          late: sum('late'),
        }),
        taught,
      ),
    ],
    // One list is for companies, one for the office.
    'lists of reports': [...known, ...known].flatMap((id) =>
      reportedIds.includes(id) ? [text(id, whole(id))] : [],
    ),
  };
}

function plannedPlaces(ledger: ContractLedger, { recordIdOf, classIdOf }: LedgerCalls): Places {
  const given = ledger.given();
  const lessonOf = ({ classId }: LedgerPlanned) => {
    const record = given.get(classId);
    return record && recordIdOf(record.recordId);
  };
  const planned = ledger.allPlanned();
  const classes = planned.map((one) =>
    text(
      classIdOf(one),
      one.date,
      ledger.giverOf(one),
      lessonOf(one),
      Number(one.isCancelled),
      outcomeText(one),
    ),
  );
  const numbered = planned.filter(({ isCancelled }) => !isCancelled);
  const { missing, ahead } = ledger.openPlanned();
  return {
    'calendar of the office': classes,
    'plan of the contract': classes,
    'numbers of classes': planned.map((one) =>
      text(classIdOf(one), one.isCancelled ? null : numbered.indexOf(one) + 1),
    ),
    'classes that a closure meets': [text(missing.length + ahead.length)],
    'follow-ups and reminders': missing.map((one) => text(classIdOf(one), ledger.giverOf(one))),
    'home of teachers': [...missing, ...ahead].map((one) => text(ledger.giverOf(one), classIdOf(one))),
    'calendar address: cancelled classes': planned
      .filter((one) => one.isCancelled && ledger.giverOf(one) === ledger.lastTeacherId)
      .map((one) => text(classIdOf(one), payText(ledger, one))),
    'calendar address': [...missing, ...ahead].map((one) =>
      text(ledger.giverOf(one), classIdOf(one), one.date.replaceAll('-', '')),
    ),
  };
}
