import type { PeopleImport, Person } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { answers, type Situation } from './situation.ts';
import { peopleImportToWire } from './wire/people-import.ts';

/** Answers every import of people with this result, and adds the imported people. */
export function importHandler(
  noun: 'student' | 'teacher',
  result: PeopleImport,
  add: (person: Person) => void,
  situation: Situation,
): HttpHandler {
  return answers('post', `/${noun}/import`, situation, () => {
    result.imported?.forEach(add);
    const { imported, notImported } = peopleImportToWire(result);
    const lists = { [`${noun}sImported`]: imported, [`${noun}sNotImported`]: notImported };
    return { message: 'Imported', data: { import_id: result.importId, ...lists } };
  });
}
