import { expect, it } from 'vitest';
import { peopleImportFromWire } from './people-import.ts';

it('has the id of its record only where the backend tells it', () => {
  const nobody = { imported: null, refused: [] };
  expect(peopleImportFromWire(undefined, [], 7)).toStrictEqual({ ...nobody, importId: 7 });
  expect(peopleImportFromWire(undefined, [])).toStrictEqual(nobody);
});
