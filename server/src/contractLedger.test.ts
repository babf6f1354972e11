import {
  ContractLedger,
  daysAfter,
  drawnEvent,
  type LedgerEvent,
  type LedgerScene,
  type LedgerTime,
} from '@portal/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundaryStory } from './testing/ledger/boundaryStory.ts';
import { countedPlaces } from './testing/ledger/countedPlaces.ts';
import { handIn, lineText } from './testing/ledger/handIn.ts';
import { LedgerCalls } from './testing/ledger/LedgerCalls.ts';
import { type LedgerOffice, startLedgerOffice } from './testing/ledger/startLedgerOffice.ts';
import { type Places, type PlacesAsked, toldPlaces } from './testing/ledger/toldPlaces.ts';

/** Léa's contract, two of its students (Inès has a private link), and three teachers. */
const contract = 1;
const [lea, andrew, gaelle] = [1, 2, 3];
const scene = {
  studentIds: [1, 2],
  teacherIds: [lea, andrew, gaelle],
  // A short period, so that events affect each other. It has the end of a month in it, and ends before today, 20
  // November 2026.
  first: '2026-10-27',
  days: 10,
  ahead: '2026-11-25',
  addsAtEnd: true,
} satisfies LedgerScene;
/** The rule of the contract: who bears a late cancellation of one student, and of a group. */
const late = {
  single: { isPaid: true, isBilled: true, isCounted: false },
  group: { isPaid: false, isBilled: true, isCounted: true },
};

/** Classes on Tuesdays, Saturdays, Sundays and twice on Thursdays, before and after the end of a month. */
const weekly = [
  { weekday: 2, time: '09:00', minutes: 60 },
  { weekday: 4, time: '09:00', minutes: 60 },
  { weekday: 4, time: '14:00', minutes: 60 },
  { weekday: 6, time: '09:00', minutes: 60 },
  { weekday: 7, time: '09:00', minutes: 60 },
];
const start = {
  first: '2026-09-01',
  last: '2026-12-31',
  today: '2026-11-20',
  teacherId: lea,
  late,
  weekly,
};
const coursePlan = {
  times: weekly,
  starts_on: scene.first,
  ends_on: '2026-11-05',
  number_of_classes: null,
  skips_holidays: 0,
  breaks: [],
  changes: [],
};
const plan: LedgerTime[] = [
  { date: '2026-10-27', time: '09:00' },
  { date: '2026-10-29', time: '09:00' },
  { date: '2026-10-29', time: '14:00' },
  { date: '2026-10-31', time: '09:00' },
  { date: '2026-11-01', time: '09:00' },
  { date: '2026-11-03', time: '09:00' },
  { date: '2026-11-05', time: '09:00' },
  { date: '2026-11-05', time: '14:00' },
];

const asked = {
  studentIds: scene.studentIds,
  months: ['2026-10', '2026-11'],
  days: Array.from({ length: scene.days + 2 }, (_, place) => daysAfter(scene.first, place - 1)),
  // Classes that are added at the end follow today.
  span: { from: '2026-10-26', to: '2026-12-31' },
} satisfies Partial<PlacesAsked>;

/**
 * Random sequences of real calls. The seed is fixed, so they are the same in each run; change it to try others.
 * `npm run test:full` runs more of them and compares after each step; `npm test` compares after every sixth step.
 */
const { runs, seed, every } = {
  runs: process.env.TEST_FULL ? 60 : 1,
  seed: 2026,
  every: process.env.TEST_FULL ? 1 : 6,
};

async function compare(office: LedgerOffice, ledger: ContractLedger, calls: LedgerCalls): Promise<void> {
  const all = { ...asked, reportedIds: office.reportedIds };
  const [told, counted] = [await toldPlaces(office, all), countedPlaces(ledger, calls, all)];
  const names = [...new Set([...Object.keys(told), ...Object.keys(counted)])];
  const inOrder = (places: Places, name: string) => places[name]?.toSorted();
  // Compares everything first, so that a failure shows all differences.
  const differing = names.filter((name) => `${inOrder(told, name)}` !== `${inOrder(counted, name)}`);
  const differences = (places: Places) => differing.map((name) => [name, inOrder(places, name)]);
  expect(differences(told)).toEqual(differences(counted));
}

/** Sends events one after another and compares after every `every`th one; then submits and approves the months. */
async function tell(
  office: LedgerOffice,
  every: number,
  eventsOf: (ledger: ContractLedger) => Iterable<LedgerEvent | null>,
): Promise<void> {
  const ids = await office.begin(coursePlan);
  const ledger = new ContractLedger({ ...start, plan });
  const calls = new LedgerCalls(office, ids);
  let place = 0;
  for (const event of eventsOf(ledger)) {
    place += 1;
    if (event) await calls.send(event, ledger);
    if (event && place % every === 0) await compare(office, ledger, calls);
  }
  const isAsked = ({ month }: { month: string }) => asked.months.includes(month);
  const lines = ledger.lines().filter(isAsked);
  expect((await handIn(office, asked.months)).toSorted()).toEqual(lines.map(lineText).toSorted());
  // Approving the months must not change their hours and pay.
  await compare(office, ledger, calls);
}

describe('the calls about one contract', () => {
  it('count each class on the first and the last day of everything (DECISION-79, DECISION-84, DECISION-92, DECISION-108)', async () => {
    const office = await startLedgerOffice({ contract, teacherIds: scene.teacherIds });
    await tell(office, every, () => boundaryStory);
  }, 120_000);
});

describe('any sequence of calls about one contract', () => {
  it('is answered by every page as a ledger of days has it (DECISION-79, DECISION-84, DECISION-108, DECISION-133, DECISION-143)', async () => {
    const office = await startLedgerOffice({ contract, teacherIds: scene.teacherIds });
    const nat = fc.nat(9999);
    const draw = fc.record({ kind: nat, who: nat, day: nat, minutes: nat, absent: nat });
    const draws = fc.noBias(fc.array(draw, { minLength: 12, maxLength: 20, size: 'max' }));
    await fc.assert(
      fc.asyncProperty(draws, (drawn) =>
        tell(office, every, function* (ledger) {
          for (const [place, one] of drawn.entries()) yield drawnEvent(ledger, scene, one, place);
        }),
      ),
      { numRuns: runs, seed, endOnFailure: true },
    );
  }, 480_000);
});
