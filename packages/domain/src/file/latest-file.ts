import type { StoredFile } from './stored-file.ts';

/** The file that was stored last; null of none (OPEN-84). Those whose moment is not known come after all others. */
export function latestStored<File extends Pick<StoredFile, 'id' | 'storedAt'>>(
  files: readonly File[],
): File | null {
  const [latest] = files.toSorted(
    (a, b) => (b.storedAt ?? '').localeCompare(a.storedAt ?? '') || b.id - a.id,
  );
  return latest ?? null;
}
