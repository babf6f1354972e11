import { useReadFiles } from '@portal/api-client';
import type { StoredFile } from '@portal/domain';
import { useCallback } from 'react';

/** Thrown when someone else deleted the file. */
export class FileGone extends Error {}

/**
 * Returns a function that reads the current state of a file. No call reads a single file, so it searches by name, which
 * never changes, and returns the given file if nothing is found. Throws `FileGone` if the file was deleted.
 */
export function useReadAsStored(): (file: StoredFile) => Promise<StoredFile> {
  const readFiles = useReadFiles();
  return useCallback(
    async (file) => {
      const find = async (removed: boolean) => {
        const { rows } = await readFiles({ search: file.name, removed }, new AbortController().signal);
        return rows.find(({ id }) => id === file.id);
      };
      const stored = await find(!file.active);
      if (stored) return stored;
      if (file.active && (await find(true))) throw new FileGone();
      return file;
    },
    [readFiles],
  );
}
