import { finderByName, plainEmail, teacherImportColumns, teacherRowSchema } from '@portal/domain';
import type { Db } from '../../database/connect.ts';
import type { Handler } from '../../treaty/call.ts';
import { Refusal } from '../../treaty/Refusal.ts';
import { importPeople } from '../people-import/importPeople.ts';
import { addTeachers } from './changes.ts';

export const importTeachers: Handler<'importTeachers'> = async (call) => {
  const { body, db, today } = call;
  const languageIdOf = await languageFinder(db);
  const { id, imported, notImported } = await importPeople(call, body.file, {
    kind: 'teacher',
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

/** Returns a function that finds an active language by name: a name that is unknown is more often misspelt than new. */
async function languageFinder(db: Db): Promise<(name: string) => number> {
  const find = finderByName(
    await db.selectFrom('languages').select(['id', 'name']).where('status', '=', 1).orderBy('id').execute(),
  );
  return (name) => {
    const language = find(name);
    if (!language) throw new Refusal('bad-input', `Langue inconnue - Unknown language: ${name}`);
    return language.id;
  };
}
