import type { ClassNoticePerson, ClassNoticePreview } from '@portal/api-client/openapi';
import {
  type AttendedClass,
  type ClassTime,
  isOneAddress,
  type MailLanguage,
  momentText,
} from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { writeMail } from '../../mail/outbox.ts';
import type { Call } from '../../openapi/call.ts';
import { type ClassNotice, classNoticeLetter, type NoticeLetter } from './classNoticeLetter.ts';
import type { ClassRow, ReadClasses } from './queries.ts';

/** What the letters need to know about a class. */
export type NoticedClass = AttendedClass &
  Pick<ClassRow, 'contractId' | 'isCancelled' | 'cancelReason' | 'announcedAbsences'>;

/** A class before and after a save; null where there is none. */
export interface ChangedClass {
  readonly before: NoticedClass | null;
  readonly after: NoticedClass | null;
}

/** A person who can be notified of changed classes, with one letter about all of them. */
interface Recipient {
  readonly kind: ClassNoticePerson['kind'];
  readonly id: number;
  readonly name: string;
  /** Null if no mail reaches this person or company. */
  readonly email: string | null;
  readonly letter: NoticeLetter;
  /** The same for all who read the same, apart from the greeting. */
  readonly content: string;
}

interface Addressee {
  readonly id: number;
  /** As a list names it, and as a letter greets it. */
  readonly name: string;
  readonly greeted: string | null;
  readonly email: string | null;
  readonly language: MailLanguage;
  readonly is_active: boolean;
}

/** What the letters about a save depend on. */
interface NoticeContext extends Pick<Call, 'db' | 'now' | 'today' | 'clock' | 'sendsMail'> {
  readonly courses: ReadClasses['courses'];
}

/**
 * Returns what the mails about changed classes would say, and to whom: whoever gives a class before or after the change,
 * the students who belong to the contract on the day before or after it, and the company of the contract. Classes that
 * have begun concern nobody.
 */
export async function previewNotices(
  context: NoticeContext,
  changed: readonly ChangedClass[],
): Promise<ClassNoticePreview> {
  const recipients = await recipientsOf(context, changed);
  const reached = recipients.filter(({ email }) => email !== null);
  const mails = [...Map.groupBy(reached, ({ kind, content }) => `${kind} ${content}`).values()];
  return {
    recipients: recipients.map(personOf),
    mails: mails.flatMap((readers) => {
      const [first] = readers;
      if (!first) return [];
      const { kind, letter } = first;
      return [{ kind, ids: readers.map(({ id }) => id), parts: letter.parts.map((part) => ({ ...part })) }];
    }),
    is_sending_on: context.sendsMail,
  };
}

/** People who were notified by a save, and people whom no mail reaches. */
export interface ToldPeople {
  readonly told: ClassNoticePerson[];
  readonly not_mailed: ClassNoticePerson[];
}

/**
 * Mails the selected recipients in the transaction of a save, one letter each with all changed classes. Skips people
 * who are no longer recipients. Returns who was mailed, and who has no address that a mail reaches: without a mail
 * server, all recipients, because a mail that waits for one would be read too late.
 */
export async function mailNotices(
  context: NoticeContext,
  changed: readonly ChangedClass[],
  ticked: readonly { readonly kind: ClassNoticePerson['kind']; readonly id: number }[],
): Promise<ToldPeople> {
  const recipients = await recipientsOf(context, changed);
  if (!context.sendsMail) return { told: [], not_mailed: recipients.map(personOf) };
  const told = recipients.filter(
    ({ kind, id, email }) => email !== null && ticked.some((one) => one.kind === kind && one.id === id),
  );
  for (const { kind, name, email, letter } of told) {
    if (email === null) continue;
    const mail = {
      recipient: email,
      recipient_name: name,
      language: letter.language,
      subject: letter.parts.map(({ subject }) => subject).join(' - '),
      text: letter.parts.map(({ text }) => text).join(' - '),
      link: kind === 'teacher' ? '/teacher-view/home' : null,
    };
    await writeMail(context.db, mail, context.now);
  }
  return {
    told: told.map(personOf),
    not_mailed: recipients.filter(({ email }) => email === null).map(personOf),
  };
}

function personOf({ kind, id, name, email }: Recipient): ClassNoticePerson {
  return { kind, id, name, has_address: email === null ? 0 : 1 };
}

/** Who reads a letter: a teacher, a student, or a company. */
interface Reader {
  readonly kind: ClassNoticePerson['kind'];
  readonly id: number;
}

async function recipientsOf(context: NoticeContext, changed: readonly ChangedClass[]): Promise<Recipient[]> {
  const { db, courses, now, today, clock } = context;
  const moment = momentText({ date: today, time: clock.timeOf(now) });
  const isToCome = (planned: ClassTime) => momentText(planned) > moment;
  const companyOf = ({ contractId }: NoticedClass) => courses.get(contractId)?.company?.id ?? null;
  const readersOf: Record<Reader['kind'], (planned: NoticedClass) => readonly (number | null)[]> = {
    teacher: ({ teacherId }) => [teacherId],
    student: ({ studentIds }) => studentIds,
    company: (planned) => [companyOf(planned)],
  };
  const noticesFor = ({ kind, id }: Reader) =>
    changed.flatMap(({ before: was, after: is }): ClassNotice[] => {
      const isOwn = (planned: NoticedClass | null) =>
        planned !== null && !planned.isCancelled && readersOf[kind](planned).includes(id);
      const before = isOwn(was) ? was : null;
      const after = is && isOwn(is) && isToCome(is) ? is : null;
      const contract = courses.get((before ?? after)?.contractId ?? 0)?.contract_number ?? '';
      const common = { contract, reason: null, endsAnnouncement: false };
      if (before && after) {
        const isElsewhen = momentText(before) !== momentText(after);
        if (!isElsewhen && before.minutes === after.minutes) return [];
        const endsAnnouncement =
          isElsewhen &&
          kind === 'student' &&
          before.announcedAbsences.some(({ student_id }) => student_id === id);
        return [{ ...common, kind: 'moved', at: after, from: before, endsAnnouncement }];
      }
      if (after) return [{ ...common, kind: was?.isCancelled ? 'restored' : 'added', at: after }];
      if (!before || !isToCome(before)) return [];
      const reason = kind === 'teacher' && is?.isCancelled ? is.cancelReason : null;
      return [{ ...common, kind: 'cancelled', at: before, reason }];
    });
  const recipientsAmong = (kind: Reader['kind'], people: readonly Addressee[]) =>
    people.flatMap(({ id, name, greeted, email, language, is_active }): Recipient[] => {
      const notices = noticesFor({ kind, id }).toSorted((one, other) =>
        momentText(one.at).localeCompare(momentText(other.at)),
      );
      if (notices.length === 0) return [];
      const reached = is_active && email !== null && isOneAddress(email) ? email : null;
      const letter = classNoticeLetter(greeted, language, notices);
      const content = JSON.stringify(classNoticeLetter(null, language, notices));
      return [{ kind, id, name, email: reached, letter, content }];
    });
  const idsOf = (kind: Reader['kind']) => {
    const classes = changed.flatMap(({ before, after }) => [before, after]).filter((one) => one !== null);
    return [...new Set(classes.flatMap((one) => readersOf[kind](one)).filter((id) => id !== null))];
  };
  return [
    ...recipientsAmong('teacher', await readTeachers(db, idsOf('teacher'))),
    ...recipientsAmong('student', await readStudents(db, idsOf('student'))),
    ...recipientsAmong('company', await readCompanies(db, idsOf('company'))),
  ];
}

async function readTeachers(db: Db, ids: readonly number[]): Promise<Addressee[]> {
  const { rows } =
    await sql<Addressee>`select t.id, btrim(u.name || ' ' || u.last_name) as name, u.name as greeted,
      nullif(u.email, '') as email, 'both' as language, t.user_status is distinct from 0 as is_active
    from teachers t join users u on u.id = t.user_id where t.id = any (${ids}::bigint[])
    order by u.last_name_folded, u.name_folded, t.id`.execute(db);
  return rows;
}

async function readStudents(db: Db, ids: readonly number[]): Promise<Addressee[]> {
  const { rows } =
    await sql<Addressee>`select s.id, btrim(s.name || ' ' || s.last_name) as name, s.name as greeted,
      nullif(s.email, '') as email, 'both' as language, s.status = 1 as is_active
    from students s where s.id = any (${ids}::bigint[])
    order by s.last_name_folded, s.name_folded, s.id`.execute(db);
  return rows;
}

async function readCompanies(db: Db, ids: readonly number[]): Promise<Addressee[]> {
  const { rows } =
    await sql<Addressee>`select c.id, c.name, null as greeted, nullif(c.email, '') as email, c.language,
      c.status = 1 as is_active
    from companies c where c.id = any (${ids}::bigint[]) order by c.name_folded, c.id`.execute(db);
  return rows;
}
