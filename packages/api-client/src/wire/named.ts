import type { NamedReference } from '@portal/domain';
import type { Named, YesNo } from '../generated/types.gen.ts';
import type { Codec } from './fields.ts';

/** A company or language of a record, and whether it is archived. */
export const named: Codec<Named, NamedReference> = {
  fromWire: ({ id, name, archived }) => ({ id, name, ...archivedFromWire(archived) }),
  toWire: ({ id, name, archived }) => ({ id, name, ...archivedToWire(archived) }),
};

/** Reads the mark of an archived record; no field for others. */
export function archivedFromWire(archived: YesNo | undefined): { archived?: true } {
  return archived === 1 ? { archived: true } : {};
}

/** Writes the mark of an archived record; no field for others. */
export function archivedToWire(archived: boolean | undefined): { archived?: 1 } {
  return archived ? { archived: 1 } : {};
}
