import {
  type CalendarDate,
  eachColumn,
  finderByName,
  foldText,
  type ImportedLevel,
  importedStudentTexts,
  motherTongues,
  plainEmail,
  studentImportColumns,
  studentRowSchema,
  vocabularyEn,
  vocabularyFr,
} from '@portal/domain';
import type { Insertable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import type { Handler } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { newSecret } from '../../sessions/newSecret.ts';
import { noteNewLinks } from '../links/links.ts';
import { importPeople } from '../people-import/importPeople.ts';

export const importStudents: Handler<'importStudents'> = async (call) => {
  const { body, db, links, today } = call;
  const companyIdOf = await companyFinder(db);
  const languageIdOf = await languageFinder(db);
  const levelsOf = new Map<string, readonly StoredLevel[]>();
  const { id, imported, notImported } = await importPeople(call, body.file, {
    kind: 'student',
    among: 'student',
    columns: studentImportColumns,
    schema: studentRowSchema,
    prepare: ({ name, lastName, email, motherTongue, company, levels, ...texts }) => {
      const address = plainEmail(email);
      const stored = levels.map((level) => storedLevel(level, languageIdOf, today));
      if (!levelsOf.has(address)) levelsOf.set(address, stored);
      return {
        name,
        last_name: lastName,
        email: address,
        ...eachColumn(importedStudentTexts, (text) => texts[text]),
        mother_tongue: motherTongueOf(motherTongue),
        company_id: companyIdOf(company),
        ...links.seal(newSecret()),
      };
    },
    write: async (students) => {
      const rows = await db
        .insertInto('students')
        .values(students)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'name', 'last_name', 'email'])
        .execute();
      const ids = rows.map(({ id }) => id);
      await noteNewLinks(call, 'student', ids);
      await writeLevels(
        db,
        rows.flatMap(({ id, email }) => (levelsOf.get(email ?? '') ?? []).map((level) => ({ id, level }))),
      );
      return new Map(rows.map(({ email, ...name }) => [email ?? '', name]));
    },
  });
  return {
    message: 'Students imported',
    data: { import_id: id, studentsImported: imported, studentsNotImported: notImported },
  };
};

/**
 * Returns a function that finds an active company by name. It never creates one: an unknown name is more often misspelt
 * than new. An archived company is refused.
 */
async function companyFinder(db: Db): Promise<(name: string | null) => number | null> {
  const companies = await db.selectFrom('companies').select(['id', 'name', 'status']).orderBy('id').execute();
  const find = finderByName(companies.filter(({ status }) => status === 1));
  const findArchived = finderByName(companies.filter(({ status }) => status === 0));
  return (name) => {
    if (!name) return null;
    const company = find(name);
    if (company) return company.id;
    const what = findArchived(name)
      ? 'Société archivée - Archived company'
      : 'Société inconnue - Unknown company';
    throw new Refusal('bad-input', `${what}: ${name}`);
  };
}

/** Recognizes a mother tongue of the form in either language; other texts are stored unchanged (STU-FORM-09). */
function motherTongueOf(text: string | null): string | null {
  if (!text) return null;
  const known = motherTongues.find(
    (tongue) =>
      tongue !== 'other' &&
      [tongue, vocabularyFr.motherTongue[tongue], vocabularyEn.motherTongue[tongue]].some(
        (word) => foldText(word) === foldText(text),
      ),
  );
  return known ?? text;
}

/** A level of a row, ready for the database. */
interface StoredLevel extends Pick<ImportedLevel, 'read' | 'testedOn' | 'testedBy'> {
  readonly languageId: number;
}

/** Throws for an unknown language, and for a test in the future. */
function storedLevel(
  { read, language, testedOn, testedBy }: ImportedLevel,
  languageIdOf: (name: string) => number,
  today: CalendarDate,
): StoredLevel {
  const languageId = languageIdOf(language);
  if (testedOn > today) {
    const [fr, en] = [vocabularyFr, vocabularyEn].map(({ refusal }) => refusal['date-in-future']);
    throw new Refusal('bad-input', `Date du test ${testedOn} : ${fr} - Test date ${testedOn}: ${en}`);
  }
  return { read, languageId, testedOn, testedBy };
}

/** Stores levels of the CEFR as tests, and those on the scales of clients as results. */
async function writeLevels(
  db: Db,
  levels: readonly { readonly id: number; readonly level: StoredLevel }[],
): Promise<void> {
  const tests: Insertable<Schema['level_tests']>[] = [];
  const results: Insertable<Schema['scale_results']>[] = [];
  for (const { id, level } of levels) {
    const { read, languageId, testedOn, testedBy } = level;
    const of = { student_id: id, language_id: languageId, tested_on: testedOn };
    if (read.scale === 'cefr') tests.push({ ...of, level: read.level, tester_initials: testedBy });
    else results.push({ ...of, scale: read.scale, source: testedBy, ...read.levels });
  }
  if (tests.length > 0)
    await db
      .insertInto('level_tests')
      .values(tests)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (results.length > 0) await db.insertInto('scale_results').values(results).execute();
}

/** Returns a function that finds an active language by name, and refuses others. */
async function languageFinder(db: Db): Promise<(name: string) => number> {
  const languages = await db.selectFrom('languages').select(['id', 'name', 'status']).orderBy('id').execute();
  const find = finderByName(languages.filter(({ status }) => status === 1));
  const findArchived = finderByName(languages.filter(({ status }) => status === 0));
  return (name) => {
    const language = find(name);
    if (language) return language.id;
    const what = findArchived(name)
      ? 'Langue archivée - Archived language'
      : 'Langue inconnue - Unknown language';
    throw new Refusal('bad-input', `${what}: ${name}`);
  };
}
