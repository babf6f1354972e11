import type { Person } from '@portal/domain';
import type { PersonName } from '../generated/types.gen.ts';
import { archivedFromWire, archivedToWire } from './named.ts';

export function personFromWire({ id, name, last_name, archived }: PersonName): Person {
  return { id, name, lastName: last_name, ...archivedFromWire(archived) };
}

export function personToWire({ id, name, lastName, archived }: Person): PersonName {
  return { id, name, last_name: lastName, ...archivedToWire(archived) };
}
