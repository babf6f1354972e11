import { ApiError, type Page } from '@portal/api-client';
import { newName } from '@portal/domain';
import { FailureReason } from '@portal/shell';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type NamesNoun, namesWords } from './names-words';
import type { NamedRecord } from './useNameRows';

export interface RenameOptions<Row> {
  noun: NamesNoun;
  /** Reads the page that is shown, as it is by now. */
  read: (signal: AbortSignal) => Promise<Page<Row>>;
  /** Saves another name over the record as it was read. */
  rename: (record: Row, name: string) => Promise<Row>;
  /** Called with the record under its other name. */
  onRenamed: (renamed: Row) => void;
  /** Called when others have changed the list meanwhile. */
  onOutdated: () => void;
}

/**
 * Renames a record: what is empty or taken is refused, and so is, once, what would undo the name that someone else gave
 * it meanwhile. The answer is why, or nothing; its identity never changes.
 */
export function useRename<Row extends NamedRecord>(options: RenameOptions<Row>) {
  const { stack } = namesWords.useWords();
  const told = useRef(new Map<number, string>());
  const latest = useRef({ ...options, stack });
  useEffect(() => {
    latest.current = { ...options, stack };
  });

  return useCallback(async (record: Row, typed: string, began: string): Promise<ReactNode> => {
    const { noun, read, rename, onRenamed, onOutdated, stack: say } = latest.current;
    const { rows } = await read(new AbortController().signal);
    const now = rows.find(({ id }) => id === record.id) ?? record;
    const made = newName(
      typed,
      rows.filter(({ id }) => id !== record.id),
    );
    if ('passedOver' in made) return say(made.passedOver === 'empty' ? 'missing' : `${noun}.taken`);
    if (made.name === now.name) {
      if (now.name !== record.name) onOutdated();
      return null;
    }
    if (now.name !== began && now.name !== told.current.get(record.id)) {
      told.current.set(record.id, now.name);
      onOutdated();
      return say('renamedByOther', { name: now.name });
    }
    try {
      onRenamed(await rename(now, made.name));
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'conflict') return say(`${noun}.takenElsewhere`);
      if (error.code === 'not-found') return say(`${noun}.gone`);
      return (
        <>
          {say(`${noun}.notRenamed`)}
          <FailureReason error={error} />
        </>
      );
    }
  }, []);
}
