import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursAttended, hoursTaughtTo } from '../attendance/lesson-details.ts';
import { amountOf, hoursSums, rateCentsOf, type TaughtClass } from '../hours/hours-sums.ts';
import {
  belongsOn,
  type EnrolmentPeriod,
  enrolmentPeriodsFault,
  withJoining,
  withLeaving,
} from '../student/enrolment-periods.ts';
import { type RatePeriod, rateOn, withPeriod } from '../teacher/rate-periods.ts';
import {
  giverAfter,
  giverOfMoved,
  type TeachingPeriod,
  teacherOn,
  withTeacherFrom,
} from '../teacher/teaching-periods.ts';
import { ContractLedger, type LedgerEvent, type LedgerRecord } from './ContractLedger.fixtures.ts';
import { drawnEvent, type LedgerScene } from './ledger-events.fixtures.ts';

const [ines, omar, lea, andrew, gaelle] = [1, 2, 11, 12, 13];
const scene: LedgerScene = {
  studentIds: [ines, omar],
  teacherIds: [lea, andrew, gaelle],
  first: '2026-10-01',
  days: 45,
};
const start = { first: '2026-09-01', last: '2026-12-31', teacherId: lea };

/** The same events by the rules of the portal: periods, and records that carry who gave them. */
class ByRules {
  teaching: TeachingPeriod[] = [{ from: null, teacherId: lea }];
  readonly enrolments = new Map<number, EnrolmentPeriod[]>();
  readonly rates = new Map<number, RatePeriod[]>();
  readonly records = new Map<number, LedgerRecord>();

  apply(event: LedgerEvent): void {
    if (event.kind === 'join') this.#enrol(event.studentId, (periods) => withJoining(periods, event.from));
    else if (event.kind === 'leave')
      this.#enrol(event.studentId, (periods) => withLeaving(periods, event.to, { firstClass: null }));
    else if (event.kind === 'teach') {
      const before = this.teaching;
      this.teaching = withTeacherFrom(before, event);
      for (const record of this.records.values()) {
        const given = { date: record.date, teacherId: record.giverId };
        record.giverId = giverAfter(given, before, this.teaching) ?? 0;
      }
    } else if (event.kind === 'rate') {
      const { teacherId, from, cents } = event;
      // A new rate counts until the next one that is known.
      const later = (this.rates.get(teacherId) ?? []).filter((period) => (period.from ?? '') < from);
      this.rates.set(teacherId, withPeriod(later, { from, rate: cents / 100 }));
    } else if (event.kind === 'record') {
      const { kind, ...entered } = event;
      const giverId = teacherOn(this.teaching, event.date) ?? 0;
      this.records.set(event.recordId, { ...entered, giverId, isActive: true });
    } else if (event.kind === 'correct') {
      const { kind, giverId, ...entered } = event;
      const record = this.#record(event.recordId);
      const given = { date: record.date, teacherId: record.giverId };
      const follows = giverOfMoved(given, { date: event.date }, this.teaching) ?? 0;
      this.records.set(event.recordId, { ...record, ...entered, giverId: giverId ?? follows });
    } else this.#record(event.recordId).isActive = event.kind === 'restore';
  }

  minutesOf(studentId: number) {
    const lessons = [...this.records.values()].map(({ date, minutes, absentIds, isActive }) => {
      const belongs = (id: number) => belongsOn(this.enrolments.get(id) ?? [], date);
      return {
        minutes,
        status: isActive ? ('active' as const) : ('deleted' as const),
        // What a record says about a student outside the periods is stored, and shown to nobody (ADR-0053).
        absentees: absentIds.filter(belongs).map((id) => ({ id, name: '', lastName: '' })),
        memberIds: [...this.enrolments.keys()].filter(belongs),
      };
    });
    return {
      taught: hoursTaughtTo(studentId, lessons) * 60,
      attended: hoursAttended(studentId, lessons) * 60,
    };
  }

  classes(): TaughtClass[] {
    return [...this.records.values()].flatMap(({ date, minutes, giverId, isActive }) => {
      const rate = rateOn(this.rates.get(giverId) ?? [], date);
      const contract = { contractId: 1, companyId: 1, languageId: 1, courseTypeId: 1 };
      const rateCents = rate === null ? null : rateCentsOf(rate);
      return isActive ? [{ ...contract, date, minutes, teacherId: giverId, rateCents }] : [];
    });
  }

  #enrol(studentId: number, change: (periods: EnrolmentPeriod[]) => EnrolmentPeriod[]): void {
    const periods = change(this.enrolments.get(studentId) ?? []);
    expect(enrolmentPeriodsFault(periods, start.last)).toBeNull();
    this.enrolments.set(studentId, periods);
  }

  #record(recordId: number): LedgerRecord {
    const record = this.records.get(recordId);
    if (!record) throw new Error(`there is no record ${recordId}`);
    return record;
  }
}

function ledgerOf(events: readonly LedgerEvent[]): ContractLedger {
  const ledger = new ContractLedger(start);
  for (const event of events) ledger.apply(event);
  return ledger;
}

const record = (recordId: number, date: string, absentIds: number[] = [], minutes = 60): LedgerEvent => ({
  kind: 'record',
  recordId,
  date,
  minutes,
  absentIds,
});
const raise: LedgerEvent = { kind: 'rate', teacherId: lea, from: '2026-10-12', cents: 5000 };
const firstRate: LedgerEvent = { kind: 'rate', teacherId: lea, from: '2026-09-01', cents: 4010 };
const sums = (ledger: ContractLedger) =>
  ledger.months().map(({ teacherId, month, minutes, cents }) => `${teacherId} ${month} ${minutes} ${cents}`);

describe('the ledger of a contract', () => {
  it.each<[string, LedgerEvent[], [taught: number, attended: number]]>([
    ['counts no class before a student joins', [record(1, '2026-10-05')], [0, 0]],
    [
      'counts classes from the first day to the last one, both included (DOMAIN-10)',
      [
        { kind: 'join', studentId: ines, from: '2026-10-05' },
        { kind: 'leave', studentId: ines, to: '2026-10-07' },
        ...['2026-10-04', '2026-10-05', '2026-10-07', '2026-10-08'].map((day, id) => record(id, day)),
      ],
      [120, 120],
    ],
    [
      'keeps the first period of who comes back and leaves at once',
      [
        { kind: 'join', studentId: ines, from: '2026-10-05' },
        { kind: 'leave', studentId: ines, to: '2026-10-07' },
        { kind: 'join', studentId: ines, from: '2026-10-20' },
        { kind: 'leave', studentId: ines, to: '2026-10-01' },
        ...['2026-10-06', '2026-10-20'].map((day, id) => record(id, day, [ines])),
      ],
      [60, 0],
    ],
  ])('%s', (_case, events, [taught, attended]) => {
    expect(ledgerOf(events).minutesOf(ines)).toEqual({ taught, attended });
  });

  it.each<[string, LedgerEvent[], string[]]>([
    [
      'pays a raise from its day, and rounds each rate of a month once',
      [firstRate, raise, record(1, '2026-10-11', [], 31), record(2, '2026-10-12', [], 31)],
      ['11 2026-10 62 4655'],
    ],
    [
      'leaves classes before a change of teacher to the former one, also when they arrive late',
      [
        firstRate,
        { kind: 'teach', teacherId: andrew, from: '2026-10-12' },
        record(1, '2026-10-11'),
        record(2, '2026-10-12'),
      ],
      ['11 2026-10 60 4010', '12 2026-10 60 0'],
    ],
    [
      'leaves the class of a substitute to the substitute when the teacher changes',
      [
        record(1, '2026-10-14'),
        { ...record(1, '2026-10-14'), kind: 'correct', giverId: gaelle } as LedgerEvent,
        { kind: 'teach', teacherId: andrew, from: '2026-10-01' },
      ],
      ['13 2026-10 60 0'],
    ],
    [
      'moves a corrected record to the month and the teacher of its new day, and a deleted one to nobody',
      [
        { kind: 'teach', teacherId: andrew, from: '2026-11-01' },
        record(1, '2026-10-30'),
        record(2, '2026-10-31'),
        { ...record(1, '2026-11-02', [], 90), kind: 'correct' } as LedgerEvent,
        { kind: 'delete', recordId: 2 },
      ],
      ['12 2026-11 90 0'],
    ],
  ])('%s', (_case, events, expected) => {
    expect(sums(ledgerOf(events))).toEqual(expected);
  });
});

const draws = fc.array(
  fc.record({ kind: fc.nat(), who: fc.nat(), day: fc.nat(), minutes: fc.nat(), absent: fc.nat(7) }),
  { maxLength: 25 },
);

describe('any sequence of events', () => {
  it('gives the minutes and cents of a ledger of days after each step (DOMAIN-10, DECISION-79, DECISION-84)', () => {
    fc.assert(
      fc.property(draws, (drawn) => {
        const [ledger, rules] = [new ContractLedger(start), new ByRules()];
        for (const [place, draw] of drawn.entries()) {
          const event = drawnEvent(ledger, scene, draw, place);
          if (!event) continue;
          ledger.apply(event);
          rules.apply(event);
          for (const id of scene.studentIds) {
            const { taught, attended } = rules.minutesOf(id);
            expect({ taught: Math.round(taught), attended: Math.round(attended) }).toEqual(
              ledger.minutesOf(id),
            );
          }
          const byMonth = [...hoursSums(rules.classes(), 'month')].map(
            ([month, { minutes, amountCents }]) => [month, minutes, amountCents],
          );
          const expected = new Map<string, [string, number, number]>();
          for (const { month, minutes, cents } of ledger.months()) {
            const [, minutesBefore = 0, centsBefore = 0] = expected.get(month) ?? [];
            expected.set(month, [month, minutesBefore + minutes, centsBefore + cents]);
          }
          expect(byMonth.toSorted()).toEqual([...expected.values()].toSorted());
        }
      }),
    );
  });

  it('pays and counts late records as if they had come at once', () => {
    fc.assert(
      fc.property(draws, (drawn) => {
        const ledger = new ContractLedger(start);
        const events = drawn.flatMap((draw, place) => {
          const event = drawnEvent(ledger, scene, draw, place);
          if (!event || event.kind === 'correct') return [];
          ledger.apply(event);
          return [event];
        });
        const isOfRecord = ({ kind }: LedgerEvent) => ['record', 'delete', 'restore'].includes(kind);
        const late = ledgerOf([
          ...events.filter((event) => !isOfRecord(event)),
          ...events.filter(isOfRecord),
        ]);
        expect(late.months()).toEqual(ledger.months());
        for (const id of scene.studentIds) expect(late.minutesOf(id)).toEqual(ledger.minutesOf(id));
      }),
    );
  });

  it('rounds half a cent up', () => {
    expect([amountOf(31, 4010), Math.round((31 * 4010) / 60)]).toEqual([2072, 2072]);
  });
});
