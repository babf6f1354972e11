import {
  useCreatePhrase,
  useDeletePhrase,
  usePhrases,
  useReadPhrase,
  useUpdatePhrase,
} from '@portal/api-client';
import {
  noPhrase,
  type Phrase,
  phraseFields,
  phraseOf,
  phraseSchema,
  phrasesFor,
  phraseText,
} from '@portal/domain';
import { PhraseFields } from '@portal/progress-reports';
import {
  ActionDialog,
  absent,
  actionTexts,
  EditDialog,
  type ListColumn,
  type RowButtons,
  ShortListPage,
  useDialogAddress,
} from '@portal/records';
import { DeleteIcon, EditIcon, SearchField, useIsPhone } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { useMemo, useState } from 'react';
import * as styles from '../settings.css';
import { phrasesPageWords } from './phrases-page-words';

const dialogs = ['add', 'edit', 'delete'] as const;

/** The office's phrases for the comments of reports (DECISION-51). */
export function PhrasesPage() {
  const { t, stack } = phrasesPageWords.useWords();
  const phrases = usePhrases();
  const [search, setSearch] = useState('');
  const address = useDialogAddress(dialogs);
  const rows = useMemo(() => phrases.data && found(phrases.data, search), [phrases.data, search]);
  return (
    <ShortListPage
      words={phrasesPageWords}
      query={phrases}
      rows={rows}
      columns={columns}
      buttons={buttons}
      address={address}
      addDialog={() => <OfficePhraseDialog phrase={null} onClose={address.close} />}
      rowDialog={(dialog, phrase) =>
        dialog === 'edit' ? (
          <OfficePhraseDialog phrase={phrase} onClose={address.close} />
        ) : (
          <DeletePhrase phrase={phrase} onClose={address.close} />
        )
      }
      noRows={search ? { title: stack('noMatch'), text: stack('noMatchText') } : undefined}
    >
      <div className={styles.search}>
        <SearchField
          label={t('search')}
          value={search}
          onValueChange={setSearch}
          clearLabel={t('clearSearch')}
        />
      </div>
    </ShortListPage>
  );
}

const columns: readonly ListColumn<Phrase, never>[] = [
  {
    id: 'textFr',
    head: phraseFields.textFr,
    width: 180,
    phone: 'title',
    cell: (phrase) => <FrenchText of={phrase} />,
  },
  { id: 'textEn', head: phraseFields.textEn, width: 180, cell: ({ texts }) => texts.en ?? absent },
  { id: 'skill', head: phraseFields.skill, width: 120, cell: ({ skill }) => <SkillName of={skill} /> },
  { id: 'level', head: phraseFields.level, width: 80, none: <phrasesPageWords.T k="all" /> },
];

const buttons: RowButtons<Phrase, 'edit' | 'delete'> = {
  nameOf: textOf,
  // Two buttons of the size that a thumb needs, on tablets.
  width: 116,
  buttons: [
    { dialog: 'edit', icon: EditIcon },
    { dialog: 'delete', icon: DeleteIcon, tone: 'critical' },
  ],
};

/** The French text; on a phone, where it names the card, the other one if there is none. */
function FrenchText({ of: { texts } }: { of: Phrase }) {
  const isPhone = useIsPhone();
  return (isPhone ? (texts.fr ?? texts.en) : texts.fr) ?? absent;
}

function SkillName({ of: skill }: { of: Phrase['skill'] }) {
  return skill ? <vocabulary.T k={`skill.${skill}`} /> : <phrasesPageWords.T k="general" />;
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
  const words = phrasesPageWords.useWords();
  const deletePhrase = useDeletePhrase();
  return (
    <ActionDialog
      {...actionTexts(words, 'deletion')}
      tone="critical"
      action={() => deletePhrase(phrase)}
      onClose={onClose}
    >
      <p>
        <strong>{textOf(phrase)}</strong>
      </p>
      <p>{words.stack('deletion.text')}</p>
    </ActionDialog>
  );
}

interface OfficePhraseDialogProps {
  /** The phrase to change; null for a new one. */
  phrase: Phrase | null;
  onClose: () => void;
}

/** A dialog for a phrase of the office. */
function OfficePhraseDialog({ phrase, onClose }: OfficePhraseDialogProps) {
  const { stack } = phrasesPageWords.useWords();
  const createPhrase = useCreatePhrase();
  const updatePhrase = useUpdatePhrase();
  return (
    <EditDialog
      form="phrase"
      record={phrase}
      schema={phraseSchema}
      textOf={(opened: Phrase | null) => phraseText(opened ?? noPhrase)}
      read={useReadPhrase()}
      update={(stored, values) => updatePhrase(stored, phraseOf(values))}
      create={{
        title: stack('form.add'),
        save: (values, intention) => createPhrase(phraseOf(values), intention),
      }}
      term={(field) => phraseFields[field]}
      words={phrasesPageWords}
      group="form"
      onClose={onClose}
    >
      {({ fields }) => <PhraseFields fields={fields} />}
    </EditDialog>
  );
}
