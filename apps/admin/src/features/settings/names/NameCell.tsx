import { textLimits } from '@portal/domain';
import { Badge, InlineEdit } from '@portal/ui';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { archivedName, named } from '../../../parts/cells.css';
import { type NamesNoun, namesWords } from './names-words';
import type { NamedRecord } from './useNameRows';
import { type NamesToRename, useRename } from './useRename';

export interface NameCellProps<Row> {
  noun: NamesNoun;
  record: Row;
  /** Whether the record was just added and therefore comes first. */
  isNew: boolean;
  /** The list of the record. */
  names: RefObject<NamesToRename<Row>>;
}

/**
 * A name that is edited in place; red and marked when archived (SET-LANG-09 to SET-LANG-12, SET-LANG-18, SET-COMP-09 to
 * SET-COMP-12, SET-COMP-18).
 */
export function NameCell<Row extends NamedRecord>({ noun, record, isNew, names }: NameCellProps<Row>) {
  const { t, stack } = namesWords.useWords();
  const { name, active } = record;
  const { onRename, question, notice } = useRename(noun, record, names);
  return (
    <>
      <InlineEdit
        value={name}
        maxLength={textLimits.line}
        onSave={onRename}
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
      {notice}
      {createPortal(question, document.body)}
    </>
  );
}
