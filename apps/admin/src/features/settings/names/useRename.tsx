import { ApiError } from '@portal/api-client';
import { newName } from '@portal/domain';
import { FailureReason, mergeSaveWords, type UnsavedWork, useMergedSave } from '@portal/shell';
import { type ReactNode, type RefObject, useState } from 'react';
import { z } from 'zod';
import { type NamesNoun, namesWords } from './names-words';
import type { NamedRecord } from './useNameRows';

/** What a list of names offers to the rows that are renamed. */
export interface NamesToRename<Row> {
  /** The rows on screen, whose names are taken. */
  rows: readonly Row[];
  /** Reads a record as it is stored now. Throws `not-found` when there is none of this id. */
  read: (id: number) => Promise<Row>;
  /** Saves another name over the record as it was read. */
  rename: (record: Row, name: string) => Promise<Row>;
  /** Called with the renamed record. */
  onRenamed: (renamed: Row) => void;
  /** Called when someone else has changed the list in the meantime. */
  onOutdated: () => void;
}

export interface Renaming {
  /** Saves what was typed over the name that the editing began with; returns why it is refused, or null when it is saved. */
  onRename: (typed: string, initialValues: string) => Promise<ReactNode>;
  /** Render it outside of the list: the question about another person's name. */
  question: ReactNode;
  /** Render it beside the name: why nothing could be saved. */
  notice: ReactNode;
}

interface NameText {
  name: string;
}

const nameSchema = z.object({ name: z.string() });

/** Renames a record; a name that someone else gave it in the meantime is asked about (DECISION-37). */
export function useRename<Row extends NamedRecord>(
  noun: NamesNoun,
  record: Row,
  names: RefObject<NamesToRename<Row>>,
): Renaming {
  const { pair, stack } = namesWords.useWords();
  const ofMerge = mergeSaveWords.useWords();
  const [work] = useState(nameWork);
  const { save, question, notice } = useMergedSave<Row, NameText, NameText>({
    work,
    schema: nameSchema,
    read: () => names.current.read(record.id),
    write: async ({ values, stored }) =>
      values.name === stored.name ? stored : names.current.rename(stored, values.name),
    textOf: ({ name }) => ({ name }),
    texts: {
      title: stack(`${noun}.changedElsewhere`),
      term: () => pair('name'),
      show: (_, { name }) => name,
    },
    describeMove: ({ active }) =>
      active === record.active ? null : ofMerge.pair(active ? 'restored' : 'archived'),
  });

  const onRename = async (typed: string, initialValues: string): Promise<ReactNode> => {
    const { rows, onRenamed, onOutdated } = names.current;
    const made = newName(
      typed,
      rows.filter(({ id }) => id !== record.id),
    );
    if ('passedOver' in made) return stack(made.passedOver === 'empty' ? 'missing' : `${noun}.taken`);
    work.edit(initialValues, made.name);
    try {
      const saved = await save({ name: made.name });
      if (saved) {
        onRenamed(saved);
        return null;
      }
      onOutdated();
      return stack(`${noun}.notRenamed`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'conflict') return stack(`${noun}.takenElsewhere`);
      return (
        <>
          {stack(`${noun}.notRenamed`)}
          <FailureReason error={error} />
        </>
      );
    }
  };
  return { onRename, question, notice };
}

/** A name that is edited in its row, as `useMergedSave` takes a form: it is not kept in the browser. */
function nameWork() {
  const sent: NameText[] = [];
  let typed: NameText = { name: '' };
  const work: Pick<
    UnsavedWork<NameText>,
    'initialValues' | 'typed' | 'sending' | 'sentBefore' | 'restart'
  > = {
    initialValues: typed,
    typed: () => typed,
    sending: () => {
      sent.push(typed);
      return () => sent.splice(0);
    },
    sentBefore: () => sent,
    restart: () => {},
  };
  return Object.assign(work, {
    edit(initialValues: string, name: string) {
      work.initialValues = { name: initialValues };
      typed = { name };
    },
  });
}
