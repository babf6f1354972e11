import type { DataSet, Mock } from '@portal/mock-api';
import { expect, signInAs, test } from '../fixtures';
import type { Journey } from './journey';
import { adminJourneys } from './journeys/admin';
import { linkJourneys } from './journeys/links';
import { teacherJourneys } from './journeys/teacher';
import { canMeet, type FaultKind, kinds, needsNoWord, type Target } from './kinds';
import { Person } from './Person';
import { type Tried, triedAnnotation } from './tally';

const journeys: readonly Journey[] = [...adminJourneys, ...teacherJourneys, ...linkJourneys];
/** The journey of `npm test`: the shortest one that writes. */
const sample = teacherJourneys[0];

/** Returns the writes of a journey in a form that can be compared with another run, without random values. */
async function written(mock: Mock): Promise<Record<string, readonly string[]>> {
  // Idempotency keys are random, and renewed tokens depend on when a page was loaded.
  const { keyedWrites, sessions, ...tables } = await mock.state();
  // A person who had to sign in again may import the same file again. That imports nobody, and the history says so.
  tables.imports = tables.imports?.filter(({ imported }) => imported > 0);
  return Object.fromEntries(
    Object.entries(tables as Partial<DataSet>).map(([name, rows = []]) => [
      name,
      rows.map((row) => JSON.stringify(row, withoutChance)),
    ]),
  );
}

/**
 * Fields that differ between runs: random values, and how often a link was opened, because an ended session opens it
 * again.
 */
const differingFields = ['key', 'contentKey', 'tokenLogin', 'hash', 'updatedAt', 'timesOpened'];

function withoutChance(field: string, value: unknown): unknown {
  return differingFields.includes(field) && value !== null ? 'by chance' : value;
}

/** Returns the differences from the run without faults. */
function differences(
  expected: Record<string, readonly string[]>,
  found: Record<string, readonly string[]>,
): { doubles: string[]; losses: string[] } {
  const doubles: string[] = [];
  const losses: string[] = [];
  for (const [table, rows = []] of Object.entries(expected)) {
    const now = found[table] ?? [];
    if (now.length > rows.length) doubles.push(`${now.length - rows.length} more in ${table}`);
    else
      losses.push(
        ...rows.flatMap((row, place) => (now.includes(row) ? [] : [`${table}: ${row} is ${now[place]}`])),
      );
  }
  return { doubles, losses };
}

// Late answers are one of the faults.
test.use({ lateBy: [] });

for (const [place, journey] of journeys.entries()) {
  const isPhone = journey.app === 'teacher';
  test.describe(journey.name, () => {
    if (isPhone) test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });
    test.use({ expectedComplaints: [/./] });

    const title = `${journey.name}: each call that fails is told, nothing is lost, nothing is done twice`;
    test(title, { tag: journey === sample ? [] : '@release' }, async ({ page, mock, sampled }) => {
      // A page that could not be loaded is loaded again.
      page.setDefaultTimeout(3_000);
      const person = new Person(page, mock, journey);
      const begin = async () => {
        await mock.reset();
        await page.goto('/icon.svg');
        await page.evaluate(async () => {
          sessionStorage.clear();
          localStorage.clear();
          for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
        });
        if (journey.who) await signInAs(page, journey.who, '/icon.svg');
        mock.requests.length = 0;
      };

      await begin();
      const calls = await person.record();
      expect(calls).not.toHaveLength(0);
      const expected = await written(mock);
      const kindsFor = (call: number) => {
        const target = calls[call] as Target;
        // Stories show what a page says when a read fails.
        if (sampled && target.route.startsWith('GET ')) return [];
        const isLastOfStep = calls[call + 1]?.step !== target.step;
        const possible = kinds.filter(
          (kind) => canMeet(kind, target, !journey.who) && (isLastOfStep || !kind.isExpired),
        );
        const inTurn = possible[(place + call) % possible.length] as FaultKind;
        // Only one kind of fault, in turn, for the same reason.
        if (sampled || journey.isRepeated || target.route.startsWith('GET ')) return [inTurn];
        return possible.filter((kind, turn) => kind.ofEachWrite || turn % 2 === (place + call) % 2);
      };
      const cases = calls.flatMap((target, call) => kindsFor(call).map((kind) => ({ target, kind })));
      // On a busy machine most cases take 15 to 25 s; one in which an expected message never appears takes more than 40
      // s.
      test.setTimeout(60_000 + cases.length * 40_000);

      const tried = {
        journey: journey.name,
        faults: 0,
        losses: 0,
        doubles: 0,
        silent: 0,
        unmissed: 0,
        deadEnds: 0,
      };
      const found: string[] = [];
      for (const { target, kind } of cases) {
        const title = `${target.route} (${target.before + 1}) ${kind.name}`;
        await test.step(title, async () => {
          await begin();
          try {
            const { wasMet, wasTold, losses } = await person.meet(target, kind);
            if (!wasMet) return;
            tried.faults += 1;
            const gone = [...losses];
            const differing = differences(expected, await written(mock));
            gone.push(...differing.losses);
            if (gone.length > 0) tried.losses += 1;
            if (differing.doubles.length > 0) tried.doubles += 1;
            const isSilent = !wasTold && !needsNoWord(kind, target);
            // A read may fail without a message, because the journey has reached its end and written everything without
            // it.
            const isMissed = !target.route.startsWith('GET ');
            if (isSilent && isMissed) tried.silent += 1;
            else if (isSilent) tried.unmissed += 1;
            const message = [
              ...gone,
              ...differing.doubles,
              ...(isSilent && isMissed ? ['nothing was said'] : []),
            ];
            if (message.length > 0) found.push(`${title}: ${message.join('; ')}`);
          } catch (error) {
            tried.faults += 1;
            tried.deadEnds += 1;
            found.push(`${title}: ${String(error)}`);
          }
        });
      }
      const note: Tried = tried;
      test.info().annotations.push({ type: triedAnnotation, description: JSON.stringify(note) });
      expect(found, found.join('\n')).toEqual([]);
    });
  });
}
