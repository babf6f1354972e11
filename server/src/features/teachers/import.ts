import { finderByName, plainEmail, teacherImportColumns, teacherRowSchema } from '@portal/domain';
import type { Db } from '../../database/connect.ts';
import type { Handler } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { importPeople } from '../people-import/importPeople.ts';
import { addTeachers } from './changes.ts';

export const importTeachers: Handler<'importTeachers'> = async (call) => {
  const { body, db, today } = call;
  const languageIdOf = await languageFinder(db);
  const { id, imported, notImported } = await importPeople(call, body.file, {
    kind: 'teacher',
    among: 'user',
    columns: teacherImportColumns,
    schema: teacherRowSchema,
    prepare: ({ hasCar, nda, languages, email, ...person }) => ({
      input: { ...person, email, car: hasCar ? 1 : 0, nda: nda ? 1 : 0 } as const,
      languageIds: [...new Set(languages.map(languageIdOf))],
      email: plainEmail(email),
    }),
    write: (teachers) => addTeachers(db, teachers, today),
  });
  return {
    message: imported.length > 0 ? 'Teachers imported' : 'No Teachers imported',
    data: { import_id: id, teachersImported: imported, teachersNotImported: notImported },
  };
};

/**
 * Returns a function that finds an active language by name. It never creates one: an unknown name is more often
 * misspelt than new. An archived language is refused.
 */
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
