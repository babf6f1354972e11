import type { PlannedCourse } from '@portal/api-client/openapi';
import { isOneAddress } from '@portal/domain';
import type { Db } from '../../database/connect.ts';
import { mailLetter } from '../../mail/mailLetter.ts';
import type { ClassRow, ReadClasses } from './queries.ts';
import { type NamedClass, type SubstituteNews, substituteLetter } from './substituteLetter.ts';

type Person = NonNullable<PlannedCourse['teacher']>;

/** What changed about one class, for one teacher. */
export interface ClassNews extends Pick<SubstituteNews, 'kind' | 'answer'> {
  readonly to: Person;
  /** The teacher whom the reader replaces, or the proposed colleague. */
  readonly about: Person | null;
  readonly planned: ClassRow;
}

/**
 * Sends each teacher one mail with all changes of a request, in its transaction. Returns the teachers who get no mail,
 * because they are archived or have no address that can receive mail.
 */
export async function mailSubstitutes(
  db: Db,
  news: readonly ClassNews[],
  { courses }: Pick<ReadClasses, 'courses'>,
  now: Date,
): Promise<Person[]> {
  const unmailed: Person[] = [];
  for (const [teacherId, own] of Map.groupBy(news, ({ to }) => to.id)) {
    const reader = await db
      .selectFrom('teachers as t')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .select(['u.name', 'u.last_name', 'u.email', 't.user_status'])
      .where('t.id', '=', teacherId)
      .executeTakeFirstOrThrow();
    if (reader.user_status === 0 || !isOneAddress(reader.email)) {
      unmailed.push({ id: teacherId, name: reader.name, last_name: reader.last_name });
      continue;
    }
    await mailLetter(db, reader, substituteLetter(reader, sectionsOf(own, courses)), now);
  }
  return unmailed;
}

/** Groups the classes that a letter lists together. */
function sectionsOf(news: readonly ClassNews[], courses: ReadClasses['courses']): SubstituteNews[] {
  const groups = Map.groupBy(news, ({ kind, about, answer }) => `${kind} ${about?.id} ${answer ?? ''}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { kind, about, answer } = first;
    const name = about && `${about.name} ${about.last_name}`.trim();
    return [{ kind, name, answer, classes: group.map(({ planned }) => namedClass(planned, courses)) }];
  });
}

function namedClass({ date, time, contractId }: ClassRow, courses: ReadClasses['courses']): NamedClass {
  const course = courses.get(contractId);
  return { date, time, contract: course?.contract_number ?? '', company: course?.company?.name ?? null };
}
