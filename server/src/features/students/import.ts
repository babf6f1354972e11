import {
  finderByName,
  foldText,
  motherTongues,
  plainEmail,
  studentImportColumns,
  studentRowSchema,
  vocabularyEn,
  vocabularyFr,
} from '@portal/domain';
import type { Db } from '../../database/connect.ts';
import type { Handler } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { newSecret } from '../../sessions/newSecret.ts';
import { noteNewLinks } from '../links/links.ts';
import { importPeople } from '../people-import/importPeople.ts';

export const importStudents: Handler<'importStudents'> = async (call) => {
  const { body, db, links } = call;
  const companyIdOf = await companyFinder(db);
  const { id, imported, notImported } = await importPeople(call, body.file, {
    kind: 'student',
    among: 'student',
    columns: studentImportColumns,
    schema: studentRowSchema,
    prepare: ({ name, lastName, email, phone, mobile, city, motherTongue, company }) => ({
      name,
      last_name: lastName,
      email: plainEmail(email),
      phone,
      mobile,
      city,
      mother_tongue: motherTongueOf(motherTongue),
      company_id: companyIdOf(company),
      ...links.seal(newSecret()),
    }),
    write: async (students) => {
      const rows = await db
        .insertInto('students')
        .values(students)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'name', 'last_name', 'email'])
        .execute();
      const ids = rows.map(({ id }) => id);
      await noteNewLinks(call, 'student', ids);
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
