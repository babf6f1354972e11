import type { PeopleImport } from '@portal/domain';
import type { NotImported, PersonName } from '../../generated/types.gen.ts';
import { personToWire } from '../../wire/person.ts';

export function peopleImportToWire({ imported, refused }: PeopleImport): {
  imported: PersonName[] | undefined;
  notImported: NotImported[];
} {
  return {
    imported: imported?.map(personToWire),
    notImported: refused.map(({ name, lastName, reason }) => ({ name, last_name: lastName, reason })),
  };
}
