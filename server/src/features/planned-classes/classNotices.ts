import type { ClassNoticePerson, ClassNoticePreview } from '@portal/api-client/treaty';
import { isOneAddress, type MailLanguage, momentText } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { writeMail } from '../../mail/outbox.ts';
import { type ClassNotice, classNoticeLetter, type NoticeLetter } from './classNoticeLetter.ts';
import type { ClassRow, ReadClasses } from './queries.ts';

/** A class before and after a save. */
export interface ChangedClass {
  readonly kind: ClassNotice['kind'];
  readonly before: ClassRow;
  readonly after: ClassRow;
}

/** Who may be told of changed classes, with the letter of all of them. */
interface Recipient {
  readonly kind: ClassNoticePerson['kind'];
  readonly id: number;
  readonly name: string;
  /** Null if no mail reaches this person or company. */
  readonly email: string | null;
  readonly letter: NoticeLetter;
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

/**
 * Returns what the mails about changed classes would say, and to whom: whoever gives a class before or after the change,
 * the students who belong to the contract on the day before or after it, and the company of the contract.
 */
export async function previewNotices(
  db: Db,
  changed: readonly ChangedClass[],
  read: Pick<ReadClasses, 'courses'>,
): Promise<ClassNoticePreview> {
  const recipients = await recipientsOf(db, changed, read);
  const kinds = [...new Set(recipients.map(({ kind }) => kind))];
  const mails = kinds.flatMap((kind) => {
    const [first] = recipients.filter((one) => one.kind === kind && one.email !== null);
    return first ? [{ kind, parts: first.letter.parts.map((part) => ({ ...part })) }] : [];
  });
  return { recipients: recipients.map(personOf), mails };
}

/** Who was told by a save, and who could not be. */
export interface ToldPeople {
  readonly told: ClassNoticePerson[];
  readonly not_mailed: ClassNoticePerson[];
}

/**
 * Mails those who are ticked, one letter each with all changed classes of a save, in its transaction. Whoever is no
 * longer a recipient is not mailed. Returns who was told, and who has no address that a mail reaches.
 */
export async function mailNotices(
  db: Db,
  changed: readonly ChangedClass[],
  ticked: readonly { readonly kind: ClassNoticePerson['kind']; readonly id: number }[],
  read: Pick<ReadClasses, 'courses'>,
  now: Date,
): Promise<ToldPeople> {
  const recipients = await recipientsOf(db, changed, read);
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
    await writeMail(db, mail, now);
  }
  return {
    told: told.map(personOf),
    not_mailed: recipients.filter(({ email }) => email === null).map(personOf),
  };
}

function personOf({ kind, id, name, email }: Recipient): ClassNoticePerson {
  return { kind, id, name, has_address: email === null ? 0 : 1 };
}

async function recipientsOf(
  db: Db,
  changed: readonly ChangedClass[],
  { courses }: Pick<ReadClasses, 'courses'>,
): Promise<Recipient[]> {
  const companyOf = ({ before }: ChangedClass) => courses.get(before.contractId)?.company?.id ?? null;
  const teachers = idsOf(changed, ({ before, after }) => [before.teacherId, after.teacherId]);
  const students = idsOf(changed, ({ before, after }) => [...before.studentIds, ...after.studentIds]);
  const companies = idsOf(changed, (one) => [companyOf(one)]);
  const noticeOf = (one: ChangedClass, reader: { isTeacher?: boolean; studentId?: number }): ClassNotice => ({
    kind: one.kind,
    before: one.before,
    after: one.after,
    contract: courses.get(one.before.contractId)?.contract_number ?? '',
    reason: reader.isTeacher === true && one.kind === 'cancelled' ? one.after.cancelReason : null,
    endsAnnouncement:
      one.kind === 'moved' &&
      momentText(one.before) !== momentText(one.after) &&
      one.before.announcedAbsences.some(({ student_id }) => student_id === reader.studentId),
  });
  const recipient = (
    kind: Recipient['kind'],
    { id, name, greeted, email, language, is_active }: Addressee,
    notices: readonly ClassNotice[],
  ): Recipient => ({
    kind,
    id,
    name,
    email: is_active && email !== null && isOneAddress(email) ? email : null,
    letter: classNoticeLetter(greeted, language, notices),
  });
  return [
    ...(await readTeachers(db, teachers)).map((one) => {
      const own = changed.filter(({ before, after }) => [before.teacherId, after.teacherId].includes(one.id));
      return recipient(
        'teacher',
        one,
        own.map((change) => noticeOf(change, { isTeacher: true })),
      );
    }),
    ...(await readStudents(db, students)).map((one) => {
      const own = changed.filter(({ before, after }) =>
        [...before.studentIds, ...after.studentIds].includes(one.id),
      );
      return recipient(
        'student',
        one,
        own.map((change) => noticeOf(change, { studentId: one.id })),
      );
    }),
    ...(await readCompanies(db, companies)).map((one) => {
      const own = changed.filter((change) => companyOf(change) === one.id);
      return recipient(
        'company',
        one,
        own.map((change) => noticeOf(change, {})),
      );
    }),
  ];
}

function idsOf(
  changed: readonly ChangedClass[],
  ids: (one: ChangedClass) => readonly (number | null)[],
): number[] {
  return [...new Set(changed.flatMap((one) => ids(one).filter((id) => id !== null)))];
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
