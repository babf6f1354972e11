import type { Person } from '@portal/domain';
import type { PersonName } from '../generated/types.gen.ts';

export function personFromWire({ id, name, last_name }: PersonName): Person {
  return { id, name, lastName: last_name };
}

export function personToWire({ id, name, lastName }: Person): PersonName {
  return { id, name, last_name: lastName };
}
