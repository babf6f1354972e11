import type { StoredFile } from './stored-file.ts';

/** A proposal of `aContract`. */
export function aStoredFile(differing: Partial<StoredFile> = {}): StoredFile {
  return {
    id: 3050,
    title: 'Proposition Aéro Beauséjour',
    name: 'proposition-2026-0412.pdf',
    type: 'courseProposal',
    sizeInBytes: 245_760,
    storedAt: '2026-08-14T09:30:00.000Z',
    taggedOn: '2026-08-14',
    contract: { id: 412, number: '2026-0412' },
    student: null,
    language: { id: 1, name: 'Français' },
    active: true,
    ...differing,
  };
}
