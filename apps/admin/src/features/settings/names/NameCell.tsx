import { textLimits } from '@portal/domain';
import { Badge, InlineEdit } from '@portal/ui';
import type { ReactNode } from 'react';
import { archivedName, named } from '../../../parts/name-cell.css';
import { type NamesNoun, namesWords } from './names-words';
import type { NamedRecord } from './useNameRows';

export interface NameCellProps<Row> {
  noun: NamesNoun;
  record: Row;
  /** Has just been added, and stands first for that reason. */
  isNew: boolean;
  /** Saves another name; the answer is why it is refused, or nothing. */
  onRename: (record: Row, typed: string, began: string) => Promise<ReactNode>;
}

/** A name that is edited where it stands; red and marked once archived (SET-LANG-09 to SET-LANG-12, SET-LANG-18, SET-COMP-09 to SET-COMP-12, SET-COMP-18). */
export function NameCell<Row extends NamedRecord>({ noun, record, isNew, onRename }: NameCellProps<Row>) {
  const { t, stack } = namesWords.useWords();
  const { name, active } = record;
  return (
    <InlineEdit
      value={name}
      maxLength={textLimits.line}
      onSave={(typed, began) => onRename(record, typed, began)}
      words={{
        edit: t('edit', { name }),
        field: t(`${noun}.field`),
        save: t('save'),
        cancel: t('cancel'),
        saving: t('saving'),
        failed: stack(`${noun}.notRenamed`),
      }}
    >
      <span className={named}>
        <span className={active ? undefined : archivedName}>{name}</span>
        {!active && <Badge tone="critical">{t('archived')}</Badge>}
        {isNew && <Badge tone="info">{t('isNew')}</Badge>}
      </span>
    </InlineEdit>
  );
}
