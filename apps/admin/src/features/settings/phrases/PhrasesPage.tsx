import {
  useCreatePhrase,
  useDeletePhrase,
  usePhrases,
  useReadPhrase,
  useUpdatePhrase,
} from '@portal/api-client';
import { noPhrase, type Phrase, phraseOf, phraseSchema, phrasesFor, phraseText } from '@portal/domain';
import { PhraseFields } from '@portal/progress-reports';
import { ActionDialog, ListRowDialog, QueryState, RecordDialog, useDialogAddress } from '@portal/records';
import { AreaContent, useToast } from '@portal/shell';
import {
  Cluster,
  DataTable,
  DeleteIcon,
  EditIcon,
  EmptyState,
  IconButton,
  SearchField,
  Stack,
  type TableColumn,
  Text,
  useIsPhone,
} from '@portal/ui';
import { vocabulary } from '@portal/views';
import { useMemo, useState } from 'react';
import * as styles from '../settings.css';
import { phrasesPageWords } from './phrases-page-words';

const dialogs = ['add', 'edit', 'delete'] as const;

/** The office's phrases for the comments of reports (DECISION-51). */
export function PhrasesPage() {
  const { t, stack } = phrasesPageWords.useWords();
  const { t: word } = vocabulary.useWords();
  const isPhone = useIsPhone();
  const phrases = usePhrases();
  const [search, setSearch] = useState('');
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const rows = useMemo(() => phrases.data && found(phrases.data, search), [phrases.data, search]);
  const columns = useMemo(
    (): readonly TableColumn<Phrase>[] => [
      {
        id: 'textFr',
        header: t('textFr'),
        width: 180,
        phone: 'title',
        cell: ({ texts }) => (isPhone ? (texts.fr ?? texts.en) : texts.fr) ?? '---',
      },
      { id: 'textEn', header: t('textEn'), width: 180, cell: ({ texts }) => texts.en ?? '---' },
      {
        id: 'skill',
        header: t('skill'),
        width: 120,
        cell: ({ skill }) => (skill ? word(`skill.${skill}`) : t('general')),
      },
      { id: 'level', header: t('level'), width: 80, cell: ({ level }) => level ?? t('all') },
      {
        id: 'actions',
        header: t('actions'),
        hideHeader: true,
        // Two buttons of the size that a thumb needs, on tablets.
        width: 116,
        align: 'end',
        phone: 'corner',
        cell: (phrase) => (
          <Cluster gap="hair">
            <IconButton icon={EditIcon} onClick={() => open('edit', phrase.id)}>
              {t('edit', { text: textOf(phrase) })}
            </IconButton>
            <IconButton icon={DeleteIcon} tone="critical" onClick={() => open('delete', phrase.id)}>
              {t('delete.label', { text: textOf(phrase) })}
            </IconButton>
          </Cluster>
        ),
      },
    ],
    [t, word, open, isPhone],
  );
  return (
    <AreaContent create={{ label: t('add'), onClick: () => open('add') }}>
      {phrases.error && !phrases.data ? (
        <QueryState error={phrases.error} retry={phrases.retry} />
      ) : (
        <Stack className={styles.page}>
          <Text as="div" tone="soft">
            {stack('intro')}
          </Text>
          <div className={styles.search}>
            <SearchField
              label={t('search')}
              value={search}
              onValueChange={setSearch}
              clearLabel={t('clearSearch')}
            />
          </div>
          <DataTable
            caption={t('caption')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            busy={phrases.isValidating}
            loadingLabel={t('loadingPhrases')}
          >
            {rows?.length === 0 && (
              <EmptyState
                title={stack(search ? 'noMatch' : 'empty')}
                text={stack(search ? 'noMatchText' : 'emptyText')}
              />
            )}
          </DataTable>
        </Stack>
      )}
      {dialog === 'add' && <OfficePhraseDialog phrase={null} onClose={close} />}
      {(dialog === 'edit' || dialog === 'delete') && (
        <ListRowDialog
          key={`${dialog} ${recordId}`}
          title={t('caption')}
          notFound={{ title: stack('notFound'), text: stack('notFoundText') }}
          list={phrases}
          recordId={recordId}
          onClose={close}
        >
          {(phrase) =>
            dialog === 'edit' ? (
              <OfficePhraseDialog phrase={phrase} onClose={close} />
            ) : (
              <DeletePhrase phrase={phrase} onClose={close} />
            )
          }
        </ListRowDialog>
      )}
    </AreaContent>
  );
}

/** Returns the phrases that contain every word of the search, in either language. */
function found(phrases: readonly Phrase[], search: string): Phrase[] {
  const all = { search, skill: null, level: null };
  const matching = new Set([
    ...phrasesFor(phrases, { ...all, language: 'fr' }),
    ...phrasesFor(phrases, { ...all, language: 'en' }),
  ]);
  return phrases.filter((phrase) => matching.has(phrase));
}

function textOf({ texts }: Phrase): string {
  return texts.fr ?? texts.en ?? '';
}

function DeletePhrase({ phrase, onClose }: { phrase: Phrase; onClose: () => void }) {
  const { t, stack, pair } = phrasesPageWords.useWords();
  const deletePhrase = useDeletePhrase();
  return (
    <ActionDialog
      title={stack('delete.title')}
      confirmLabel={t('delete.confirm')}
      tone="critical"
      action={() => deletePhrase(phrase)}
      done={pair('delete.done')}
      refused={pair('delete.failed')}
      onClose={onClose}
    >
      <p>
        <strong>{textOf(phrase)}</strong>
      </p>
      <p>{stack('delete.text')}</p>
    </ActionDialog>
  );
}

interface OfficePhraseDialogProps {
  /** The phrase to change; null for a new one. */
  phrase: Phrase | null;
  onClose: () => void;
}

/** A dialog for a phrase of the office. A colleague's changes are merged field by field (DECISION-37). */
function OfficePhraseDialog({ phrase, onClose }: OfficePhraseDialogProps) {
  const { t, stack, pair } = phrasesPageWords.useWords();
  const toast = useToast();
  const readPhrase = useReadPhrase();
  const createPhrase = useCreatePhrase();
  const updatePhrase = useUpdatePhrase();
  // A reload of the list must not reset the input.
  const [opened] = useState(phrase);
  const [stored] = useState(() => phraseText(opened ?? noPhrase));
  return (
    <RecordDialog
      draft={{ form: 'phrase', record: opened?.id ?? 'new', stored }}
      schema={phraseSchema}
      save={
        opened
          ? {
              read: () => readPhrase(opened.id),
              write: ({ values, stored: now }) => updatePhrase(now, phraseOf(values)),
              textOf: phraseText,
              texts: {
                title: stack('form.changed'),
                term: (field) => pair(field),
                show: (field, text) => text[field],
              },
            }
          : (values, { intention }) => createPhrase(phraseOf(values), intention)
      }
      onSaved={() => toast.success(pair('form.saved'))}
      refused={stack('form.kept')}
      title={stack(opened ? 'form.edit' : 'form.add')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ fields }) => <PhraseFields fields={fields} />}
    </RecordDialog>
  );
}
