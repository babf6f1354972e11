import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { openOrganisation } from './openOrganisation.ts';

interface Assumed {
  readonly number: string;
  readonly student_id: number;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly assumed: 'history' | 'first-class';
  readonly classes_before: number;
}

const reasons: Readonly<Record<Assumed['assumed'], string>> = {
  history: 'from the history',
  'first-class': 'no day was known',
};

/**
 * Returns a line for each period of an enrolment whose days were assumed by migration 0027 and not saved by anybody
 * since. Periods that came from the history are listed first: they leave out classes that used to count. Lines contain
 * the number of a student instead of the name, because a terminal or a log may store them.
 */
export async function assumedDays(config: Config): Promise<string[]> {
  const { db, close } = await openOrganisation(config, { isBeside: true });
  try {
    const { rows } = await sql<Assumed>`select c.number, e.student_id, e.starts_on, e.ends_on, e.assumed,
        (select count(*)::int from lessons x where x.contract_id = e.contract_id and x.status = 1
          and x.held_on < e.starts_on) as classes_before
      from enrolments e join contracts c on c.id = e.contract_id where e.assumed is not null
      order by e.assumed desc, c.number_folded, e.student_id, e.starts_on nulls first`.execute(db);
    return rows.map(({ number, student_id, starts_on, ends_on, assumed, classes_before }) =>
      [
        number,
        `student ${student_id}`,
        `${starts_on ?? 'first class'} to ${ends_on ?? 'now'}`,
        reasons[assumed],
        ...(classes_before > 0 ? [`${classes_before} classes before it do not count`] : []),
      ].join('  '),
    );
  } finally {
    await close();
  }
}
