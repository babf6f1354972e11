import { PairText, plainText, useLanguageMode } from '@portal/i18n';
import { Button, CheckIcon, CopyIcon, TextareaField, TextLink } from '@portal/ui';
import { useState } from 'react';
import { byReason, type NotDone, type Reason } from './not-done';
import * as styles from './SeveralDialog.css';
import { severalWords } from './several-words';

export interface NotDoneListProps<Row> {
  notDone: readonly NotDone<Row>[];
  /** Returns the record's display name. */
  nameOf: (record: Row) => string;
  /** Returns the address of the record's page. */
  hrefOf: (record: Row) => string;
  /** Offers to copy the list, for a mail or a note. */
  canBeCopied?: boolean;
}

/** Lists the records that failed, by reason, each with a link to its page. */
export function NotDoneList<Row extends { id: number }>({
  notDone,
  nameOf,
  hrefOf,
  canBeCopied = false,
}: NotDoneListProps<Row>) {
  const { t } = severalWords.useWords();
  const [mode] = useLanguageMode();
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const groups = byReason(notDone);
  const written = (reason: Reason) => (typeof reason === 'string' ? reason : plainText(reason, mode));
  const text = groups
    .map(({ reason, records }) => `${written(reason)}\n${records.map(nameOf).join('\n')}`)
    .join('\n\n');

  return (
    <>
      {groups.map(({ key, reason, records }) => (
        <div key={key} className={styles.group}>
          <div className={styles.reason}>
            {typeof reason === 'string' ? reason : <PairText value={reason} />} ({records.length})
          </div>
          <ul className={styles.names}>
            {records.map((record) => (
              <li key={record.id}>
                <TextLink href={hrefOf(record)}>{nameOf(record)}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {canBeCopied && (
        <div>
          <Button
            size="small"
            icon={copied === 'yes' ? CheckIcon : CopyIcon}
            onClick={() =>
              navigator.clipboard.writeText(text).then(
                () => setCopied('yes'),
                () => setCopied('no'),
              )
            }
          >
            {t(copied === 'yes' ? 'copied' : 'copy')}
          </Button>
        </div>
      )}
      {copied === 'no' && (
        // If the page cannot write to the clipboard, the user can select and copy the text.
        <TextareaField
          label={t('list')}
          readOnly
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
}
