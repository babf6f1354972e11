import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { sampleDatabase } from '../testing/sampleDatabase.ts';
import { connect } from './connect.ts';

it('a statement is prepared when it is sent for the second time, so that the unusual ones use up no name', async () => {
  const db = connect({ url: await sampleDatabase(), max: 1 });
  onTestFinished(() => db.destroy());
  const send = (text: string) => sql`select ${text}::text, ${sql.lit(text)}`.execute(db);
  const prepared = async () => {
    const { rows } = await sql<{
      text: string;
    }>`select substring(statement from 'sent (?:once|again)') as text
      from pg_prepared_statements where statement like '%, ''sent %'`.execute(db);
    return rows.map(({ text }) => text);
  };
  await send('sent once');
  await send('sent again');
  expect(await prepared()).toEqual([]);
  await send('sent again');
  await send('sent again');
  expect(await prepared()).toEqual(['sent again']);
});
