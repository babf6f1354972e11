import { useReadFiles } from '@portal/api-client';
import type { StoredFile } from '@portal/domain';
import { useCallback } from 'react';

/** Someone else has removed the file. */
export class FileGone extends Error {}

/**
 * Reads a file as it is stored by now. No call asks for one alone: it is searched by its name, which never changes, and
 * where that finds nothing, whether it was changed cannot be known. Throws `FileGone` for one that was removed since.
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
