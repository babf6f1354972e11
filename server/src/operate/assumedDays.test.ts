import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { emptyDatabase, organisation } from '../testing/organisations.ts';
import { assumedDays } from './assumedDays.ts';

const dump = fileURLToPath(new URL('../database/dumps/0023.sql', import.meta.url));

/** An office of schema version 0023: contract 1 with the students 1 and 2, and classes on 3 and 5 November. */
async function before0027() {
  const url = await emptyDatabase();
  await migrate(url, { upTo: 23 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`begin; ${readFileSync(dump, 'utf8')} commit`);
  let id = 1000;
  const note = (
    action: string,
    record: number,
    student: number,
    day: string,
    role: string | null = 'ROLE_ADMIN',
  ) => {
    id += 1;
    return client.query(
      `insert into history (id, changed_at, role, table_name, action, record_id, contract_id, student_id)
        values ($1, $2, $3, 'enrolments', $4, $5, 1, $6)`,
      [id, `${day} 15:00:00`, role, action, record, student],
    );
  };
  const periods = async () => {
    await migrate(url);
    const { rows } =
      await client.query(`select student_id::int as student, starts_on::text as from, ends_on::text as to,
      assumed from enrolments order by student_id, starts_on nulls first`);
    return rows;
  };
  return { url, client, note, periods };
}

it('enrolments of before get the day that the history knows, else the first class (DECISION-79)', async () => {
  const { note, periods } = await before0027();
  await note('insert', 1, 1, '2026-11-04');
  expect(await periods()).toEqual([
    { student: 1, from: '2026-11-04', to: null, assumed: 'history' },
    { student: 2, from: null, to: null, assumed: 'first-class' },
  ]);
});

it('a day before the first class, and one of an import, cut nothing off (DECISION-79)', async () => {
  const { note, periods } = await before0027();
  await note('insert', 1, 1, '2026-10-20');
  await note('insert', 2, 2, '2026-11-20', null);
  expect(await periods()).toEqual([
    { student: 1, from: null, to: null, assumed: null },
    { student: 2, from: null, to: null, assumed: 'first-class' },
  ]);
});

it('who was removed is brought back with the days of the history, if there was a class or a report (DECISION-79)', async () => {
  const { client, note, periods } = await before0027();
  await client.query("select set_config('portal.history', 'off', false)");
  await client.query('delete from enrolments where id = 1');
  await client.query("select set_config('portal.history', '', false)");
  // Removed after the first class, added again after the second one, and removed on the day after.
  await note('insert', 1, 1, '2026-10-20');
  await note('delete', 1, 1, '2026-11-04');
  await note('insert', 8, 1, '2026-11-06');
  await note('delete', 8, 1, '2026-11-07');
  // Added by mistake.
  await note('insert', 9, 2, '2026-10-01');
  await note('delete', 9, 2, '2026-10-02');
  expect(await periods()).toEqual([
    { student: 1, from: null, to: '2026-11-03', assumed: 'history' },
    // A report exists, so the period without a class is kept too.
    { student: 1, from: '2026-11-06', to: '2026-11-06', assumed: 'history' },
    { student: 2, from: null, to: null, assumed: 'first-class' },
  ]);
});

it('are listed until someone has saved the days (DECISION-79)', async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const db = connect({ url });
  onTestFinished(() => db.destroy());
  await db.insertInto('contracts').values({ id: 1, number: '2026-0001', status_id: 2 }).execute();
  await db
    .insertInto('students')
    .values([1, 2].map((id) => ({ id, name: 'Ana', last_name: `Roy ${id}` })))
    .execute();
  await db.insertInto('lessons').values({ contract_id: 1, held_on: '2026-10-05', minutes: 60 }).execute();
  const row = { contract_id: 1, student_id: 1, starts_on: null, ends_on: null };
  await db
    .insertInto('enrolments')
    .values([
      { ...row, student_id: 2, assumed: 'first-class' },
      { ...row, starts_on: '2026-10-12', ends_on: '2026-10-30', assumed: 'history' },
      { ...row, starts_on: '2026-11-12' },
    ])
    .execute();
  expect(await assumedDays(organisation(url))).toEqual([
    '2026-0001  student 1  2026-10-12 to 2026-10-30  from the history  1 classes before it do not count',
    '2026-0001  student 2  first class to now  no day was known',
  ]);
});
