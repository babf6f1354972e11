import { differingWords, type MergeChoice } from '@portal/domain';
import { joinPairs, PairText, type TextPair } from '@portal/i18n';
import { Banner, Button, Dialog } from '@portal/ui';
import { type ReactNode, useId, useState } from 'react';
import * as styles from './MergeDialog.css';
import { mergeWords } from './merge-words';

/** A field that two users changed differently. Values are formatted for display; an empty text means no value. */
export interface ConflictingField {
  id: string;
  /** Label of the field. */
  term: TextPair;
  /** The value when the form was opened. */
  before: string | TextPair;
  /** The value that the other user saved. */
  theirs: string | TextPair;
  /** The value that this user wants to save. */
  mine: string | TextPair;
}

export interface MergeDialogProps {
  /** Names the record: `This contract was changed in the meantime`. */
  title: ReactNode;
  /** The fields to choose for, in the order of the form. */
  fields: readonly ConflictingField[];
  /** Labels of the fields that only the other user changed; they are adopted without asking. */
  takenOver?: readonly TextPair[];
  /** Opens the history of the record. */
  history?: ReactNode;
  /** Called with the chosen version of each field, by its id, once every field has a choice. */
  onSave: (choices: Readonly<Record<string, MergeChoice>>) => void;
  /** Called when the user returns to the form without saving. */
  onBack: () => void;
}

const versions = ['theirs', 'mine'] as const;

/** Asks which version to keep of each field that two users changed differently (DECISION-37). */
export function MergeDialog({ title, fields, takenOver = [], history, onSave, onBack }: MergeDialogProps) {
  const { t, stack } = mergeWords.useWords();
  const [choices, setChoices] = useState<Readonly<Record<string, MergeChoice>>>({});
  const chosen = fields.filter(({ id }) => choices[id]).length;
  const isComplete = chosen === fields.length;
  const chooseAll = (version: MergeChoice) =>
    setChoices(Object.fromEntries(fields.map(({ id }) => [id, version])));

  return (
    <Dialog
      open
      onClose={onBack}
      size="large"
      title={title}
      actions={
        <>
          <span role="status" className={styles.count} data-complete={isComplete}>
            {t('chosen', { chosen, total: fields.length })}
          </span>
          <Button onClick={onBack}>{t('backToForm')}</Button>
          <Button
            variant="primary"
            blockedReason={isComplete ? undefined : stack('chooseEach')}
            onClick={() => onSave(choices)}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <p>{stack('lead', { count: fields.length })}</p>
        {history}
        {fields.length > 1 && (
          <div className={styles.pair}>
            {versions.map((version) => (
              <div key={version} className={styles.person}>
                <span>{t(version)}</span>
                <Button variant="quiet" size="small" onClick={() => chooseAll(version)}>
                  {t(version === 'theirs' ? 'takeAllTheirs' : 'takeAllMine')}
                </Button>
              </div>
            ))}
          </div>
        )}
        {fields.map((field) => (
          <FieldChoice
            key={field.id}
            field={field}
            choice={choices[field.id]}
            onChoose={(version) => setChoices({ ...choices, [field.id]: version })}
          />
        ))}
        {takenOver.length > 0 && (
          <Banner tone="info">
            {stack('takenOver', { count: takenOver.length, fields: joinPairs(takenOver) })}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}

interface FieldChoiceProps {
  field: ConflictingField;
  choice: MergeChoice | undefined;
  onChoose: (version: MergeChoice) => void;
}

/** One field: its previous value and both versions to choose from. */
function FieldChoice({ field, choice, onChoose }: FieldChoiceProps) {
  const { t } = mergeWords.useWords();
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>
        <span className={styles.term}>
          <PairText value={field.term} layout="line" />
        </span>
      </legend>
      <p className={styles.before}>{t('before', { value: useShown(field.before) })}</p>
      <div className={styles.pair}>
        {versions.map((version) => (
          <label key={version} className={styles.version}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={choice === version}
              onChange={() => onChoose(version)}
            />
            <span className={styles.text}>
              <span className={styles.whose}>{t(version)}</span>
              <Value value={field[version]} before={field.before} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A value with its changed words marked. */
function Value({ value, before }: { value: string | TextPair; before: string | TextPair }) {
  const { t } = mergeWords.useWords();
  if (typeof value !== 'string') return <PairText value={value} layout="line" />;
  if (value === '') return <span className={styles.none}>{t('none')}</span>;
  const pieces = differingWords(value, typeof before === 'string' ? before : '');
  return (
    <span className={styles.value}>
      {pieces.map(({ text, differs }, index) =>
        differs ? (
          <mark key={index} className={styles.mark}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}

/** Returns a value as text for a sentence. */
function useShown(value: string | TextPair): string | TextPair {
  const { pair } = mergeWords.useWords();
  return value === '' ? pair('none') : value;
}
