import { ApiError } from '@portal/api-client';
import { formObject, type HistorySubject, newName } from '@portal/domain';
import { mergeSaveWords, useMergedSave } from '@portal/records';
import { FailureReason, type UnsavedWork } from '@portal/shell';
import { type ReactNode, type RefObject, useState } from 'react';
import { z } from 'zod';
import { HistoryInPlace } from '../../../parts/history/RecordHistory';
import { isBilingual, type NamesNoun, namesWords } from './names-words';
import type { NamedRecord } from './useNameRows';

/** Which name of a record to change: the French or only one, or the English one. */
export type NameField = 'name' | 'nameEn';

/** What a list of names provides to its editable rows. */
export interface NamesToRename<Row> {
  /** The visible rows, whose names cannot be used again. */
  rows: readonly Row[];
  /** Reads the current record. Throws `not-found` if the id does not exist. */
  read: (id: number) => Promise<Row>;
  /** Saves a new name of the given record. */
  rename: (record: Row, name: string, field: NameField) => Promise<Row>;
  /** Called with the renamed record. */
  onRenamed: (renamed: Row) => void;
  /** Called when someone else changed the list. */
  onOutdated: () => void;
}

export interface Renaming {
  /**
   * Saves a name in place of the one shown when editing began; resolves with the reason for a rejection, or null on
   * success.
   */
  onRename: (typed: string, initialValues: string) => Promise<ReactNode>;
  /** The question about another user's change. Render it outside of the list. */
  question: ReactNode;
  /** The reason why saving failed. Render it next to the name. */
  notice: ReactNode;
}

interface NameText {
  name: string;
}

const nameSchema = formObject({ name: z.string() });

/** Renames a record; asks first if someone else has renamed it (DECISION-37). */
export function useRename<Row extends NamedRecord>(
  noun: NamesNoun,
  field: NameField,
  record: Row,
  names: RefObject<NamesToRename<Row>>,
): Renaming {
  const { pair, stack } = namesWords.useWords();
  const ofMerge = mergeSaveWords.useWords();
  const [work] = useState(nameWork);
  const subject = subjects[noun];
  const { save, question, notice } = useMergedSave<Row, NameText, NameText>({
    work,
    schema: nameSchema,
    read: () => names.current.read(record.id),
    write: async ({ values, stored }) =>
      values.name === nameIn(stored, field) ? stored : names.current.rename(stored, values.name, field),
    textOf: (stored) => ({ name: nameIn(stored, field) }),
    texts: {
      title: stack(`${noun}.changedElsewhere`),
      term: () => pair(isBilingual(noun) ? (field === 'name' ? 'frenchName' : 'englishName') : 'name'),
      show: (_, { name }) => name,
      history: subject && <HistoryInPlace of={{ subject, id: record.id }} about={record.name} />,
    },
    describeMove: ({ active }) =>
      active === record.active ? null : ofMerge.pair(active ? 'restored' : 'archived'),
  });

  const onRename = async (typed: string, initialValues: string): Promise<ReactNode> => {
    const { rows, onRenamed, onOutdated } = names.current;
    const made = newName(
      typed,
      rows.filter(({ id }) => id !== record.id).map((row) => ({ name: nameIn(row, field) })),
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
      return <FailureReason error={error}>{stack(`${noun}.notRenamed`)}</FailureReason>;
    }
  };
  return { onRename, question, notice };
}

/** The nouns whose records have a history, with the kind of history. */
const subjects: Partial<Record<NamesNoun, HistorySubject>> = {
  companies: 'company',
  courseTypes: 'courseType',
};

/** Returns the name of a record in a language; empty if it has none. */
function nameIn(record: NamedRecord, field: NameField): string {
  return record[field] ?? '';
}

/** Adapts a name that is edited in its row to `useMergedSave`; stores no draft in the browser. */
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
