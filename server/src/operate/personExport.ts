import { existsSync, writeFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { sql } from 'kysely';
import { type Config, WrongSetting } from '../config.ts';
import { type Db, liftLimits } from '../database/connect.ts';
import type { Sql } from '../database/Sql.ts';
import type { Bilingual } from '../exchange/columns.ts';
import { type Noun, nounOf } from '../exchange/nouns.ts';
import { type ShownRow, selectRows, shownText } from '../exchange/selectRows.ts';
import { isInPeriod } from '../features/enrolment-periods.ts';
import type { Contents } from '../files/Contents.ts';
import { escaped } from '../mail/letter.ts';
import { type FoundAccount, type FoundPerson, findPerson, nameOf } from './findPerson.ts';
import { openOrganisation } from './openOrganisation.ts';

/** Records of one kind about a person. */
interface Section {
  readonly name: string;
  readonly title: Bilingual;
  readonly rows: readonly ShownRow[];
}

/**
 * Writes all that is stored about a student, teacher or administrator to a new file: an HTML page, or JSON if its name ends in
 * `.json`. Returns a line that describes it.
 */
export async function personExport(config: Config, words: string, target: string): Promise<string> {
  const file = resolve(target);
  if (existsSync(file)) throw new WrongSetting(`${file} exists already: name another file`);
  const { db, contents, close } = await openOrganisation(config, { isBeside: true });
  try {
    const { person, sections } = await db.transaction().execute(async (trx) => {
      await liftLimits(trx);
      const found = await findPerson(trx, words);
      return { person: found, sections: await sectionsAbout(trx, found, contents) };
    });
    const isJson = extname(file) === '.json';
    writeFileSync(file, isJson ? jsonOf(sections) : pageOf(person, sections), { mode: 0o600 });
    const counts = sections.map(({ name, rows }) => `${rows.length} ${name}`);
    return `Written: ${nameOf(person)}: ${counts.join(', ')}`;
  } finally {
    await close();
  }
}

async function sectionsAbout(
  db: Db,
  person: FoundPerson | FoundAccount,
  contents: Contents,
): Promise<Section[]> {
  const conditions = conditionsAbout(person);
  const sections: Section[] = [];
  for (const [name, where] of Object.entries(conditions)) {
    const noun = nounOf(name);
    const rows = await selectRows(db, noun, where);
    const shown: ShownRow[] = [];
    for (const row of rows) {
      if (name === 'files') shown.push(await withContent(row, contents));
      else shown.push(name === 'lessons' ? withOwnAbsence(row, person) : row);
    }
    sections.push({ name, title: noun.title, rows: shown.map((row) => withHeads(noun, row)) });
  }
  return [...sections, ...(await traces(db, person))].filter(({ rows }) => rows.length > 0);
}

function conditionsAbout(person: FoundPerson | FoundAccount): Record<string, Sql> {
  if (person.kind === 'user') return aboutAccount(person);
  return person.kind === 'student' ? aboutStudent(person) : aboutTeacher(person);
}

/** Conditions on the table `t` for each noun that can be about an administrator who does not teach. */
function aboutAccount({ user_id }: FoundAccount): Record<string, Sql> {
  return {
    accounts: sql`t.id = ${user_id}`,
    notes: sql`t.user_id = ${user_id}`,
    material_requests: sql`t.user_id = ${user_id}`,
  };
}

/** Conditions on the table `t` for each noun that can be about a student. */
function aboutStudent({ id }: FoundPerson): Record<string, Sql> {
  const ofStudent = sql`t.student_id = ${id}`;
  const attends = (contract: Sql) =>
    sql`exists (select from enrolments e where e.contract_id = ${contract} and e.student_id = ${id})`;
  return {
    students: sql`t.id = ${id}`,
    level_tests: ofStudent,
    scale_results: ofStudent,
    student_needs: ofStudent,
    contracts: attends(sql`t.id`),
    contract_students: ofStudent,
    // Lessons that mention the student are exported even after the student has left the contract.
    lessons: sql`(exists (select from enrolments e where e.contract_id = t.contract_id and e.student_id = ${id}
        and ${isInPeriod(sql`t.held_on`)})
      or exists (select from absences a where a.lesson_id = t.id and a.student_id = ${id})
      or exists (select from lesson_details d where d.lesson_id = t.id and d.student_id = ${id}))`,
    announced_absences: ofStudent,
    handled_absences: ofStudent,
    attestations: ofStudent,
    initials: ofStudent,
    // The outline of a group is exported only if it has no other students, because it is about them as well.
    outlines: sql`${attends(sql`t.contract_id`)}
      and ${id} = all (select student_id from enrolments e where e.contract_id = t.contract_id)`,
    report_forms: ofStudent,
    reports: ofStudent,
    files: ofStudent,
    notes: sql`t.note_type = 'students' and t.ref_id = ${id}`,
  };
}

/** Conditions on the table `t` for each noun that can be about a teacher. */
function aboutTeacher({ id, user_id }: FoundPerson): Record<string, Sql> {
  return {
    teachers: sql`t.id = ${id}`,
    teacher_unavailability: sql`t.teacher_id = ${id}`,
    teacher_rates: sql`t.teacher_id = ${id}`,
    contracts: sql`t.teacher_id = ${id}`,
    previous_teachers: sql`t.teacher_id = ${id}`,
    planned_classes: sql`${id} in (t.cancel_teacher_id, t.substitute_id, t.proposed_by, t.proposed_substitute_id)`,
    lessons: sql`t.teacher_id = ${id}`,
    phrases: sql`t.teacher_id = ${id}`,
    statements: sql`t.teacher_id = ${id}`,
    digest_refusals: sql`t.teacher_id = ${id}`,
    statement_lines: sql`t.statement_id in (select id from statements where teacher_id = ${id})`,
    notes: sql`t.user_id = ${user_id} or t.note_type = 'teachers' and t.ref_id = ${id}`,
    material_requests: sql`t.user_id = ${user_id}`,
  };
}

/** Reads temporary data that no export of the organisation contains. */
async function traces(db: Db, { id, kind, user_id, email }: FoundPerson | FoundAccount): Promise<Section[]> {
  const owner = kind === 'student' ? sql`student_id = ${id}` : sql`user_id = ${user_id}`;
  const ownLine = kind === 'user' ? sql`false` : sql`l.${sql.ref(`${kind}_id`)} = ${id}`;
  const statements: readonly [string, string, string, Sql][] = [
    [
      'imports',
      'Importations',
      'Imports',
      sql`select i.file_name as "Fichier - File", iso(i.imported_at) as "Importé - Imported", l.line as "Ligne - Line"
        from import_lines l join imports i on i.id = l.import_id where ${ownLine} order by i.id`,
    ],
    [
      'meeting_decisions',
      'Participants de réunions en ligne',
      'Participants of online meetings',
      sql`select d.name as "Nom affiché - Displayed name", d.participant_address as "Courriel - Email",
          iso(d.decided_at) as "Décidé - Decided", c.number as "Contrat - Contract"
        from meeting_decisions d join contracts c on c.id = d.contract_id
        where d.student_id = ${kind === 'student' ? id : null} or d.participant_address = lower(${email}) order by d.id`,
    ],
    [
      // Without the contents, which name everybody who was there.
      'meeting_files',
      'Fichiers de réunions en ligne',
      'Files of online meetings',
      sql`select m.name as "Fichier - File", m.held_on as "Cours - Class", iso(m.stored_at) as "Reçu - Received",
          c.number as "Contrat - Contract"
        from meeting_files m join contracts c on c.id = m.contract_id
        where ${
          kind === 'student'
            ? sql`exists (select from enrolments e where e.contract_id = m.contract_id and e.student_id = ${id}
                and ${isInPeriod(sql`m.held_on`)})`
            : sql`m.stored_by = ${user_id}`
        } order by m.id`,
    ],
    [
      'mails',
      'Courriels',
      'Mails',
      sql`select subject as "Objet - Subject", text as "Texte - Text", iso(written_at) as "Écrit - Written",
        iso(sent_at) as "Envoyé - Sent" from mails
        where lower(recipient) = lower(${email}) or link_student_id = ${kind === 'student' ? id : null} order by id`,
    ],
    [
      'reminders',
      'Rappels',
      'Reminders',
      sql`select kind as "Genre - Kind", iso(sent_at) as "Envoyé - Sent" from reminders
        where teacher_id = ${kind === 'teacher' ? id : null} order by id`,
    ],
    [
      'sessions',
      'Sessions',
      'Sessions',
      sql`select iso(began_at) as "Début - Began", iso(used_at) as "Dernière utilisation - Last used",
          browser as "Navigateur - Browser", system as "Système - System",
          iso(expires_at) as "Fin prévue - Expires", iso(ended_at) as "Terminée - Ended"
        from sessions where ${owner} order by expires_at`,
    ],
    [
      'sign_ins',
      'Connexions',
      'Sign-ins',
      sql`select iso(happened_at) as "Moment", outcome as "Résultat - Outcome", browser as "Navigateur - Browser",
          system as "Système - System", provider as "Fournisseur - Provider" from sign_ins where user_id = ${user_id} order by id`,
    ],
    [
      'second_factor',
      'Deuxième étape de la connexion',
      'Second step of the sign-in',
      // Never the seed, nor a recovery code.
      sql`select iso(a.set_up_at) as "Activée - Set up", (select count(*) from recovery_codes r
          where r.user_id = u.id and r.used_at is null) as "Codes de secours restants - Recovery codes left",
          iso(u.second_factor_reminded_at) as "Rappel envoyé - Reminder sent"
        from users u left join authenticators a on a.user_id = u.id
        where u.id = ${user_id} and (a.user_id is not null or u.second_factor_reminded_at is not null)`,
    ],
    [
      'identities',
      'Comptes chez des fournisseurs de connexion',
      'Accounts at sign-in providers',
      // Never the token that confirms the person.
      sql`select issuer as "Fournisseur - Provider", subject as "Identifiant - Identifier", email as "Adresse - Address",
          iso(linked_at) as "Lié - Linked", iso(used_at) as "Dernière utilisation - Last used",
          told_role as "Rôle d’après les groupes - Role by the groups"
        from identities where user_id = ${user_id} order by id`,
    ],
    [
      'passkeys',
      'Clés d’accès',
      'Passkeys',
      // Never the key itself, nor the ids for devices.
      sql`select name as "Nom - Name", iso(added_at) as "Ajoutée - Added", iso(used_at) as "Dernière connexion - Last sign-in"
        from passkeys where user_id = ${user_id} order by id`,
    ],
    [
      'trusted_devices',
      'Appareils de confiance',
      'Trusted devices',
      // Never the digest of the cookie.
      sql`select browser as "Navigateur - Browser", system as "Système - System", iso(trusted_at) as "Depuis - Since",
          iso(used_at) as "Dernière utilisation - Last used", iso(expires_at) as "Fin - End"
        from trusted_devices where user_id = ${user_id} order by id`,
    ],
    [
      'api_keys',
      'Clés d’API',
      'API keys',
      // Never the key, nor its hash.
      sql`select k.name as "Nom - Name", k.start as "Début de la clé - Start of the key",
          iso(k.created_at) as "Créée - Created", k.expires_on as "Dernier jour - Last day",
          iso(used.used_at) as "Dernier appel - Last call", iso(k.ended_at) as "Terminée - Ended",
          k.end_reason as "Raison - Reason"
        from api_keys k left join api_key_uses used on used.api_key_id = k.id
        where ${user_id} in (k.created_by, k.ended_by) order by k.id`,
    ],
    [
      'password_links',
      'Liens pour le mot de passe',
      'Password links',
      sql`select kind as "Genre - Kind", iso(sent_at) as "Envoyé - Sent" from password_links
        where user_id = ${user_id} order by id`,
    ],
  ];
  const sections: Section[] = [];
  for (const [name, fr, en, statement] of statements) {
    const { rows } = await statement.execute(db);
    sections.push({ name, title: { fr, en }, rows: rows as ShownRow[] });
  }
  return sections;
}

async function withContent(row: ShownRow, contents: Contents): Promise<ShownRow> {
  const bytes = await contents.read(String(row.content));
  return { ...row, content: `data:application/octet-stream;base64,${bytes.toString('base64')}` };
}

/** Returns a lesson of a group without what it says about other students. */
function withOwnAbsence(row: ShownRow, { id, email, kind }: FoundPerson | FoundAccount): ShownRow {
  if (kind !== 'student') return { ...row, absent: null, details: null, note: null };
  const absent = Array.isArray(row.absent) && row.absent.includes(email ?? String(id));
  const details: { readonly student: string }[] = JSON.parse(String(row.details ?? '[]'));
  const own = details.filter(({ student }) => student === (email ?? String(id)));
  return { ...row, absent, details: own.length > 0 ? JSON.stringify(own) : null, note: null };
}

/** The fields of a contract that concern its students and teachers; the others are about the company. */
const contractFields = [
  'number',
  'status',
  'company',
  'teacher',
  'language',
  'course_type',
  'starts_on',
  'ends_on',
  'schedule',
  'location',
  'meeting_link',
  'hours_per_class',
  'number_of_classes',
];

/** Returns the filled fields of a row, by their headings in both languages. */
function withHeads({ name, columns }: Noun, row: ShownRow): ShownRow {
  const filled = columns.filter(
    ({ field }) => shownText(row[field]) !== '' && (name !== 'contracts' || contractFields.includes(field)),
  );
  return Object.fromEntries(
    filled.map(({ field, fr, en }) => [fr === en ? fr : `${fr} - ${en}`, row[field]]),
  );
}

function jsonOf(sections: readonly Section[]): string {
  return `${JSON.stringify(Object.fromEntries(sections.map(({ name, rows }) => [name, rows])), null, 2)}\n`;
}

function pageOf(person: FoundPerson | FoundAccount, sections: readonly Section[]): string {
  const title = `${escaped(nameOf(person))} - Renseignements personnels - Personal data`;
  const parts = sections.map(({ title: { fr, en }, rows }) => {
    const records = rows.map((row) => `<dl>${Object.entries(row).map(entryOf).join('')}</dl>`);
    return `<h2>${escaped(fr)} - ${escaped(en)} (${rows.length})</h2>\n${records.join('\n')}`;
  });
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}
dl{display:grid;grid-template-columns:minmax(8rem,16rem) 1fr;gap:.25rem 1rem;padding:.5rem 0;border-top:1px solid #ccc}
dt{font-weight:600}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}</style></head>
<body><h1>${title}</h1>
${parts.join('\n')}
</body></html>
`;
}

function entryOf([head, value]: [string, unknown]): string {
  const text = shownText(value);
  const shown = text.startsWith('data:application/octet-stream;')
    ? `<a download href="${escaped(text)}">Télécharger - Download</a>`
    : escaped(text);
  return `<dt>${escaped(head)}</dt><dd>${shown}</dd>`;
}
