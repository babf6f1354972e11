import {
  contractsWithOpenClassesFromWire,
  contractToFollowUpFromWire,
  plannedClassesFromWire,
} from '@portal/api-client/wire';
import {
  allToFollowUp,
  type ContractToFollowUp,
  daysAfter,
  daysOfMissingClasses,
  defaultFollowUpLimits,
  type EndingClass,
  followUpCounts,
  followUpKinds,
  type LocalMoment,
  withMissingClasses,
} from '@portal/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Clock } from '../../calendar/Clock.ts';
import type { Db } from '../../database/connect.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

const { runs, seed } = { runs: process.env.TEST_FULL ? 300 : 15, seed: 103 };

/** The contracts and people of the samples that are drawn. */
const contractIds = [1, 2, 3, 4, 5, 6];
const person = fc.integer({ min: 1, max: 3 });
/** Days from the organisation's today. */
const near = (min: number, max: number) => fc.integer({ min, max });

const drawnClass = fc.record({
  day: fc.oneof(near(-30, 2), fc.constantFrom(-29, -28, -27, 0, 1)),
  // Also classes that end after midnight.
  time: fc.constantFrom('00:00', '08:30', '12:00', '23:30'),
  minutes: fc.constantFrom(15, 60, 240),
  substitute: fc.option(person),
  state: fc.constantFrom('open', 'open', 'cancelled', 'recorded', 'recorded and deleted'),
});

const drawnContract = fc.record({
  status: fc.constantFrom(1, 2, 2, 2, 3, 4),
  teacher: fc.option(person),
  starts: fc.option(near(-40, 20)),
  /** Days from the start to the end. */
  lasts: fc.option(near(0, 40)),
  isComplete: fc.constantFrom(0, 1),
  outline: fc.option(fc.constantFrom('draft', 'submitted', 'resub')),
  noMaterialNeeded: fc.constantFrom(0, 1),
  /** The status of a requested material; null if none was requested. */
  material: fc.option(fc.constantFrom(0, 1, 6)),
  /** Whether each of two students has submitted a report; null if the student has left. */
  reports: fc.tuple(fc.option(fc.constantFrom(0, 1)), fc.option(fc.constantFrom(0, 1))),
  former: fc.option(fc.record({ teacher: person, replaced: near(-20, 3) })),
  classes: fc.uniqueArray(drawnClass, {
    maxLength: 5,
    selector: ({ day, time }) => `${day} ${time}`,
  }),
  /** Days of records that name no class. */
  lessons: fc.array(near(-30, 0), { maxLength: 3 }),
});

/** Moments around midnight in one of the zones, and a change of the clock. */
const moments = [
  '2026-11-20T17:00:00.000Z',
  '2026-11-21T04:59:00.000Z',
  '2026-11-21T05:00:00.000Z',
  '2026-11-21T10:59:00.000Z',
  '2026-11-21T11:00:00.000Z',
  '2026-11-01T05:59:00.000Z',
  '2027-03-14T07:00:00.000Z',
];

const drawn = fc.record({
  zone: fc.constantFrom('America/Toronto', 'Pacific/Auckland', 'Pacific/Pago_Pago'),
  now: fc.constantFrom(...moments),
  contracts: fc.tuple(...contractIds.map(() => drawnContract)),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

/** The tables that each run refills, and those that refer to them. */
const emptied = [
  'statement_classes',
  'absences',
  'initials',
  'lessons',
  'planned_classes',
  'previous_teachers',
  'outlines',
  'material_requests',
  'reports',
  'report_forms',
  'enrolments',
];

async function store(db: Db, { contracts }: Drawn, today: string): Promise<void> {
  const dayOf = (days: number | null) => (days === null ? null : daysAfter(today, days));
  // Not truncated, because the stamps of list rows follow deleted rows.
  for (const table of emptied) await sql`delete from ${sql.table(table)}`.execute(db);
  const rows = contracts.flatMap((contract, place) => ({ ...contract, id: contractIds[place] ?? 0 }));
  for (const { id, status, teacher, starts, lasts, isComplete, noMaterialNeeded } of rows)
    await sql`update contracts set status_id = ${status}, teacher_id = ${teacher}, starts_on = ${dayOf(starts)},
      ends_on = ${lasts === null ? null : dayOf((starts ?? -20) + lasts)},
      attendance_complete = ${isComplete}, no_material_needed = ${noMaterialNeeded} where id = ${id}`.execute(
      db,
    );
  const json = (list: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb)`;
  const outlines = rows.filter(({ outline }) => outline);
  await sql`insert into outlines (contract_id, status, saved_at, answers)
    select id, outline, now(), '{}' from ${json(outlines)} x (id int, outline text)`.execute(db);
  const materials = rows.filter(({ material }) => material !== null);
  await sql`insert into material_requests (contract_id, material_id, qty, note, status, user_id)
    select id, 1, 1, '', material, 1 from ${json(materials)} x (id int, material int)`.execute(db);
  const former = rows.flatMap(({ id, former: one }) =>
    one ? [{ id, teacher: one.teacher, day: dayOf(one.replaced) }] : [],
  );
  await sql`insert into previous_teachers (contract_id, teacher_id, replaced_on)
    select id, teacher, day from ${json(former)} x (id int, teacher int, day date)`.execute(db);
  const students = rows.flatMap(({ id, reports }) =>
    reports.map((report, index) => ({ id, report, student: index + 1 })),
  );
  await sql`insert into enrolments (contract_id, student_id, ends_on)
    select id, student, case when report is null then ${today}::date end
    from ${json(students)} x (id int, student int, report int)`.execute(db);
  await sql`insert into report_forms (contract_id, student_id, status, answers, saved_at, changed_at)
    select id, student, report, '{}', now(), now()
    from ${json(students)} x (id int, student int, report int) where report is not null`.execute(db);
  const classes = rows.flatMap(({ id, classes: own }) =>
    own.map((one) => ({ ...one, id, slot: `${dayOf(one.day)} ${one.time}`, on: dayOf(one.day) })),
  );
  await sql`insert into planned_classes
    (contract_id, slot, held_on, begins_at, minutes, substitute_id, cancelled_at)
    select id, slot, "on", time, minutes, substitute, case when state = 'cancelled' then now() end
    from ${json(classes)} x (id int, slot text, "on" date, time time, minutes int, substitute int, state text)`.execute(
    db,
  );
  const records = [
    ...classes
      .filter(({ state }) => state.startsWith('recorded'))
      .map(({ id, slot, day, state }) => ({
        id,
        slot,
        on: dayOf(Math.min(day, 0)),
        status: state === 'recorded' ? 1 : 0,
      })),
    ...rows.flatMap(({ id, lessons }) => lessons.map((day) => ({ id, on: dayOf(day), status: 1 }))),
  ];
  await sql`insert into lessons (contract_id, held_on, minutes, teacher_id, status, planned_class_id)
    select x.id, "on", 60, 3, status, p.id from ${json(records)} x (id int, slot text, "on" date, status int)
    left join planned_classes p on p.contract_id = x.id and p.slot = x.slot`.execute(db);
}

interface Facts {
  readonly contracts: readonly ContractToFollowUp[];
  readonly classes: readonly EndingClass[];
}

/** Reads like a portal whose backend lacks the extension `follow-ups`. */
async function readInManyAnswers(admin: Sender, { from, to }: { from: string; to: string }): Promise<Facts> {
  const list = 'courses?courseStatus=2&orderBy=client_details.contract_number&orderDirection=ASC';
  const { body } = await admin.get(`${list}&resourcesPerPage=500`);
  const planned = await admin.get(`plannedClasses?from=${from}&to=${to}`);
  return {
    contracts: body.data.map(contractToFollowUpFromWire),
    classes: plannedClassesFromWire(planned.body).classes,
  };
}

async function readInOneAnswer(admin: Sender, { from, to }: { from: string; to: string }): Promise<Facts> {
  const { body } = await admin.get(`courses/toFollowUp?from=${from}&to=${to}`);
  return contractsWithOpenClassesFromWire(body.data);
}

/** The follow-ups at a moment, with what their rows show. */
function itemsOf({ contracts, classes }: Facts, now: LocalMoment) {
  const items = allToFollowUp(withMissingClasses(contracts, classes, now), now.date, defaultFollowUpLimits);
  return items.map(({ planned, contract: { missingClasses: _, ...contract }, ...item }) => ({
    ...item,
    contract,
    ...(planned && {
      planned: { id: planned.id, date: planned.date, time: planned.time, teacher: planned.teacher },
    }),
  }));
}

describe('the contracts to follow up', () => {
  it('lead to the follow-ups of the whole lists, at every moment of the day (DECISION-235)', async () => {
    const clock = { now: new Date(moments[0] ?? '') };
    const { db, signIn } = await startServer({ now: () => clock.now });
    const counts = { class: 0, lesson: 0, outline: 0, material: 0, reports: 0, result: 0 };
    await fc.assert(
      fc.asyncProperty(drawn, async (sample) => {
        clock.now = new Date(sample.now);
        const admin = await signIn();
        const body = { time_zone: sample.zone };
        expect((await admin.send('PUT', 'organisation', { body })).status).toBe(200);
        const zone = Clock.of(sample.zone);
        if (!zone) throw new Error(`no zone ${sample.zone}`);
        const now = { date: zone.dayOf(clock.now), time: zone.timeOf(clock.now) };
        await store(db, sample, now.date);
        const days = daysOfMissingClasses(now.date);
        const [whole, small] = [await readInManyAnswers(admin, days), await readInOneAnswer(admin, days)];
        for (const time of [now.time, '00:00', '08:45', '12:59', '13:00', '23:59']) {
          const items = itemsOf(small, { date: now.date, time });
          expect(items).toEqual(itemsOf(whole, { date: now.date, time }));
          for (const [kind, count] of Object.entries(followUpCounts(items)))
            counts[kind as keyof typeof counts] += count;
        }
      }),
      { numRuns: runs, seed },
    );
    // Nothing is proved about a kind that was never found. Results have a call of their own.
    for (const kind of followUpKinds) if (kind !== 'result') expect(counts[kind]).toBeGreaterThan(20);
  });
});
