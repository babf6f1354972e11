import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { sampleDatabase } from '../../testing/sampleDatabase.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';
import { testDay } from '../../testing/testMoment.ts';
import { courseJoins, courseSelect } from './queries.ts';

const { runs, seed } = { runs: process.env.TEST_FULL ? 100 : 1, seed: 68 };

/** Two minutes before midnight in the office, and one minute after it. */
const evening = new Date('2026-11-21T04:58:00.000Z');
const night = new Date('2026-11-21T05:01:00.000Z');
const tomorrow = '2026-11-21';

/** Statements that change what rows show, by what they change. `c`, `d` and `n` are ids and numbers that are drawn. */
const changes: Readonly<Record<string, (c: number, d: number, n: number) => string>> = {
  flag: (c) => `update contracts set flag = 1 - flag where id = ${c}`,
  'many flags': (_c, _d, n) => `update contracts set flag = ${n % 2}`,
  'teacher of a contract': (c, d) => `update contracts set teacher_id = ${d} where id = ${c}`,
  'company of a contract': (c, d) => `update contracts set company_id = ${d} where id = ${c}`,
  highlights: (c, _d, n) => `update contracts set highlights = '{"flag": "v${n}"}' where id = ${c}`,
  'a new class': (c, d, n) =>
    `insert into lessons (contract_id, held_on, minutes, teacher_id) values (${c}, '${testDay}', ${n + 1}, ${d})`,
  'deleted classes': (c) => `update lessons set status = 1 - status where contract_id = ${c}`,
  'classes of another contract': (c, d) =>
    `update lessons set contract_id = ${d} where id = (select min(id) from lessons where contract_id = ${c})`,
  'the end of an enrolment': (c) => `update enrolments set ends_on = '${testDay}' where contract_id = ${c}
    and ends_on is null and coalesce(starts_on, '-infinity') <= '${testDay}'`,
  'an enrolment': (c, d) =>
    `insert into enrolments (contract_id, student_id, starts_on) values (${c}, ${d}, '${tomorrow}')`,
  'no enrolment': (c, d) => `delete from enrolments where contract_id = ${c} and student_id = ${d}`,
  'a report': (c) => `update report_forms set status = 1 - status where contract_id = ${c}`,
  'a note': (c) => `insert into notes (note_type, ref_id, title, user_id, created_at)
    values ('courses', ${c}, 'Rappel', 1, now())`,
  'a note elsewhere': (c, d) =>
    `update notes set ref_id = ${d} where id = (select min(id) from notes where ref_id = ${c} and note_type = 'courses')`,
  'a note of a student': (c) =>
    `update notes set note_type = 'students' where id = (select min(id) from notes where ref_id = ${c} and note_type = 'courses')`,
  'no notes': (c) => `delete from notes where ref_id = ${c}`,
  'an outline': (
    c,
  ) => `update outlines set status = case status when 'draft' then 'submitted' else 'draft' end
    where contract_id = ${c}`,
  'no outline': (c) => `delete from outlines where contract_id = ${c}`,
  'a material': (
    c,
    d,
    n,
  ) => `insert into material_requests (contract_id, material_id, qty, note, status, user_id)
    values (${c}, ${d}, ${n}, '', 1, 1)`,
  'copies of a material': (c) => `update material_requests set qty = qty + 1 where contract_id = ${c}`,
  'no material': (c) => `delete from material_requests where contract_id = ${c}`,
  'the title of a material': (_c, d, n) => `update materials set title = 'Manuel ${n}' where id = ${d}`,
  'the name of a company': (_c, d, n) => `update companies set name = 'Maison ${n}' where id = ${d}`,
  'an archived company': (_c, d) => `update companies set status = 1 - status where id = ${d}`,
  'the name of a language': (_c, d, n) => `update languages set name = 'Langue ${n}' where id = ${d}`,
  'an archived language': (_c, d) => `update languages set status = 1 - status where id = ${d}`,
  'a course type': (_c, d, n) => `update course_types set name = 'Type ${n}' where id = ${d}`,
  'its English name': (_c, d, n) => `update course_types set name_en = 'Type ${n} (en)' where id = ${d}`,
  'the name of a user': (_c, d, n) => `update users set last_name = 'Roy-${n}' where id = ${d}`,
  'an archived teacher': (_c, d) =>
    `update teachers set user_status = case user_status when 0 then 3 else 0 end where id = ${d}`,
  'the name of a student': (_c, d, n) => `update students set name = 'Noé ${n}' where id = ${d}`,
  'an archived student': (_c, d) => `update students set status = 1 - status where id = ${d}`,
  'a teacher until tomorrow': (c, d) =>
    `insert into previous_teachers (contract_id, teacher_id, replaced_on) values (${c}, ${d}, '${tomorrow}')`,
  'another day of a change': (c) =>
    `update previous_teachers set replaced_on = '2026-11-19' where contract_id = ${c}`,
  'no earlier teachers': (c) => `delete from previous_teachers where contract_id = ${c}`,
  'a cancelled class that counts': (c) => `update planned_classes set cancelled_at = now(), cancel_counted = 1
    where id = (select min(id) from planned_classes where contract_id = ${c} and cancelled_at is null)`,
  'a cancelled class that does not': (c) =>
    `update planned_classes set cancel_counted = 0 where contract_id = ${c}`,
};

const change = fc
  .tuple(
    fc.constantFrom(...Object.keys(changes)),
    fc.integer({ min: 1, max: 8 }),
    fc.integer({ min: 1, max: 6 }),
    fc.nat(9),
  )
  .map(([name, c, d, n]) => changes[name]?.(c, d, n) ?? '');

/** What happens between two reads of the lists. The other kinds ignore the statements. */
const step = fc.record({
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant('committed') },
    { weight: 1, arbitrary: fc.constant('rolled back') },
    { weight: 2, arbitrary: fc.constant('without history') },
    { weight: 2, arbitrary: fc.constant('a class by the API') },
    { weight: 2, arbitrary: fc.constant('midnight') },
    { weight: 1, arbitrary: fc.constant('restored samples') },
  ),
  statements: fc.array(change, { minLength: 1, maxLength: 3 }),
});

/** The user id of the teacher in `accounts`. */
const teacherUser = 3;

/** The lists that are compared, by who reads them. */
const lists = {
  admin: [
    'courses?resourcesPerPage=100',
    'courses?courseStatus=2&resourcesPerPage=20&orderBy=client_details.companies.name',
    `courses?userId=${teacherUser}`,
    'courses?courseId=1',
  ],
  teacher: ['courses', `courses?userId=${teacherUser}`, 'courses?courseId=1'],
} as const;

/** A single contract has its version as its tag, which says nothing about its attendance. */
const isSingle = (path: string) => path.includes('courseId');

type Readers = Readonly<Record<keyof typeof lists, Sender>>;

/** Two servers with one database: one keeps rows, the other renders each list. */
async function startBoth() {
  const clock = { now: evening };
  const database = await sampleDatabase();
  const options = { database, now: () => clock.now };
  const [keeping, plain] = [await startServer(options), await startServer({ ...options, maxKeptBytes: 0 })];
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  onTestFinished(() => client.end());
  const readersOf = async ({ signIn }: typeof keeping): Promise<Readers> => ({
    admin: await signIn(),
    teacher: await signIn(accounts.teacher.email),
  });
  return { clock, client, keeping, readers: [await readersOf(keeping), await readersOf(plain)] as const };
}

/** Reads all lists one after the other: each with its tag. */
async function look(readers: Readers) {
  const seen: { reader: string; path: string; status: number; text: string; tag: string }[] = [];
  for (const reader of ['admin', 'teacher'] as const) {
    for (const path of lists[reader]) {
      const { status, body, headers } = await readers[reader].get(path);
      seen.push({ reader, path, status, text: JSON.stringify(body), tag: String(headers.get('ETag')) });
    }
  }
  return seen;
}

type Both = Awaited<ReturnType<typeof startBoth>>;

async function take(both: Both, { kind, statements }: { kind: string; statements: readonly string[] }) {
  const { clock, client, keeping, readers } = both;
  if (kind === 'midnight') clock.now = clock.now === evening ? night : evening;
  else if (kind === 'restored samples') await keeping.reset();
  else if (kind === 'a class by the API') {
    const body = { courses_id: 1, date_class: testDay, absent_student_ids: [], total_hours: 60 };
    await readers[0].admin.send('POST', 'attendance', { body });
  } else {
    const setting = kind === 'without history' ? "select set_config('portal.history', 'off', true);" : '';
    const end = kind === 'rolled back' ? 'rollback' : 'commit';
    // A change that a constraint refuses changes nothing.
    await client
      .query(`begin; ${setting} ${statements.join('; ')}; ${end}`)
      .catch(() => client.query('rollback'));
  }
}

describe('lists whose rows are kept, and single contracts', () => {
  it('show the same as if they were rendered each time, after any writes and over midnight (DECISION-195)', async () => {
    const both = await startBoth();
    const [keeping, plain] = both.readers;
    /** What was shown under each tag, over all runs. */
    const shownUnder = new Map<string, string>();
    const compare = async () => {
      const [kept, rendered] = await Promise.all([look(keeping), look(plain)]);
      expect(kept).toEqual(rendered);
      for (const { tag, text, path } of kept) {
        if (isSingle(path)) continue;
        expect(shownUnder.get(tag) ?? text).toBe(text);
        shownUnder.set(tag, text);
      }
    };
    await compare();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        for (const one of steps) {
          await take(both, one);
          await compare();
        }
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
  });

  it('show each kind of change at once', async () => {
    const both = await startBoth();
    const [keeping, plain] = both.readers;
    const ids = [1, 2, 3, 4, 5, 6];
    const pairs = ids.flatMap((c) => ids.map((d) => [c, d] as const));
    const unseen: string[] = [];
    for (const [name, statement] of Object.entries(changes)) {
      await both.keeping.reset();
      // Some changes need a former teacher.
      await take(both, {
        kind: 'committed',
        statements: [changes['a teacher until tomorrow']?.(1, 2, 0) ?? ''],
      });
      let hasChanged = false;
      for (const [c, d] of pairs) {
        if (hasChanged) break;
        const before = JSON.stringify(await look(keeping));
        await take(both, { kind: 'committed', statements: [statement(c, d, 7)] });
        const [kept, rendered] = await Promise.all([look(keeping), look(plain)]);
        expect([name, kept]).toEqual([name, rendered]);
        const after = JSON.stringify(kept);
        hasChanged = after !== before;
      }
      if (!hasChanged) unseen.push(name);
    }
    // A change that nobody can see would prove nothing.
    expect(unseen).toEqual([]);
  });
});

describe('the tag of a list', () => {
  it('is answered with 304 while its person would see the same, and has no meaning for others', async () => {
    const both = await startBoth();
    const { clock, readers, keeping } = both;
    const [{ admin, teacher }] = readers;
    const otherAdmin = await keeping.signIn(accounts.otherAdmin.email);
    const first = await admin.get('courses');
    const tag = first.headers.get('ETag') ?? '';
    const statusOf = async (reader: Sender, path = 'courses') =>
      (await reader.send('GET', path, { headers: { 'If-None-Match': `"v1", ${tag}` } })).status;
    const again = await admin.send('GET', 'courses', { headers: { 'If-None-Match': tag } });
    expect([again.status, String(again.body), again.headers.get('ETag')]).toEqual([304, '', tag]);
    expect(again.headers.get('Cache-Control')).toBe('no-store');
    expect(await Promise.all([admin, otherAdmin, teacher].map((reader) => statusOf(reader)))).toEqual([
      304, 200, 200,
    ]);
    expect(await statusOf(admin, 'courses?page=2')).toBe(200);
    clock.now = night;
    expect(await statusOf(admin)).toBe(200);
    clock.now = evening;
    expect(await statusOf(admin)).toBe(304);
    const body = { courses_id: 1, date_class: testDay, absent_student_ids: [], total_hours: 60 };
    expect((await admin.send('POST', 'attendance', { body })).status).toBe(200);
    expect(await statusOf(admin)).toBe(200);
  });

  it('is missing for a contract without a stamp, which is read each time', async () => {
    const { client, readers } = await startBoth();
    const [{ admin }] = readers;
    const flag = async () => {
      const { body, headers } = await admin.get('courses?resourcesPerPage=100');
      return [body.data.find(({ id }: { id: number }) => id === 1).flag, headers.get('ETag')];
    };
    const [before] = await flag();
    await client.query('delete from contract_stamps where contract_id = 1');
    await client.query('update contracts set flag = 1 - flag where id = 1');
    expect(await flag()).toEqual([1 - before, null]);
    await client.query('update contracts set flag = 1 - flag where id = 1');
    expect(await flag()).toEqual([before, null]);
  });
});

describe('a single contract', () => {
  it('has its version as its tag, and fields by role (DECISION-195)', async () => {
    const { client, readers } = await startBoth();
    const [{ admin, teacher }] = readers;
    const path = 'courses?courseId=1';
    const first = await admin.get(path);
    const again = await admin.get(path);
    expect(again.body).toEqual(first.body);
    await client.query('update contracts set flag = 1 - flag where id = 1');
    const changed = await admin.get(path);
    expect(changed.body.data[0].flag).toBe(1 - first.body.data[0].flag);
    const versions = [first, again, changed].map(({ headers }) => headers.get('ETag'));
    expect(versions[0]).toBe(versions[1]);
    expect(versions[2]).toBe(`"v${Number(/\d+/.exec(versions[0] ?? '')?.[0]) + 1}"`);
    expect((await teacher.get(path)).body.data[0].previous_teachers).toBeUndefined();
  });
});

describe('what a row of the list shows', () => {
  it('comes from tables and columns whose changes renew a stamp', async () => {
    const { client } = await startBoth();
    const forTeacher = { teacherId: 1, today: testDay };
    const scope = { withStudents: true, withPreviousTeachers: true, forTeacher };
    const { keeping } = await startBoth();
    const query = sql`select ${courseSelect(scope)} from contracts c ${courseJoins(testDay)}`.compile(
      keeping.db,
    );
    const text = query.parameters.reduceRight<string>(
      (whole, value, place) =>
        whole.replaceAll(
          new RegExp(`\\$${place + 1}(?!\\d)`, 'g'),
          typeof value === 'number' ? String(value) : `'${value}'`,
        ),
      query.sql,
    );
    await client.query(`create view shown as ${text}`);
    const { rows: used } = await client.query<{ of: string; name: string }>(
      `select table_name as of, column_name as name from information_schema.view_column_usage where view_name = 'shown'`,
    );
    const { rows: triggers } = await client.query<{ of: string; kind: string; columns: string[] | null }>(
      stampTriggers,
    );
    const ofContracts = new Set(triggers.filter(({ kind }) => kind !== 'names').map((one) => one.of));
    const ofNames = new Map(
      triggers.filter(({ kind }) => kind === 'names').map((one) => [one.of, one.columns ?? []]),
    );
    const unwatched = used.filter(
      ({ of, name }) => !ofContracts.has(of) && name !== 'id' && !ofNames.get(of)?.includes(name),
    );
    expect(unwatched).toEqual([]);
  });
});

/** The triggers that renew stamps: the tables of contracts that have all three, and the columns of names. */
const stampTriggers = `select tgrelid::regclass::text as of, 'names' as kind,
    array(select attname::text from pg_depend d join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where d.classid = 'pg_trigger'::regclass and d.objid = t.oid and d.refobjsubid > 0) as columns
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.proname = 'stamp_names' and t.tgenabled = 'O'
  union all select tgrelid::regclass::text, 'contracts', null
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where p.proname like 'stamp\\_contracts%' and t.tgenabled = 'O' and t.tgattr = ''
  group by tgrelid having count(*) = case when tgrelid = 'contracts'::regclass then 2 else 3 end`;
