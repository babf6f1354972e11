import type { StoredFile } from './stored-file.ts';

/** Returns the file stored last; null if there is none (OPEN-84). Files without a time come last. */
export function latestStored<File extends Pick<StoredFile, 'id' | 'storedAt'>>(
  files: readonly File[],
): File | null {
  const [latest] = files.toSorted(
    (a, b) => (b.storedAt ?? '').localeCompare(a.storedAt ?? '') || b.id - a.id,
  );
  return latest ?? null;
}
