import { useDeletePhrase, usePhrases, useStudent } from '@portal/api-client';
import {
  allSkills,
  cefrLevels,
  type Phrase,
  type PhraseFilters,
  phraseLanguages,
  phrasesFor,
  phraseToInsert,
  textLimits,
} from '@portal/domain';
import { FailureReason } from '@portal/shell';
import {
  Banner,
  ConfirmDialog,
  DeleteIcon,
  Dialog,
  EditIcon,
  IconButton,
  RetryButton,
  SearchField,
  SegmentedControl,
  SelectField,
  useBusy,
} from '@portal/ui';
import { vocabulary } from '@portal/views';
import { useEffect, useId, useState } from 'react';
import { PhraseDialog } from './PhraseDialog';
import { phraseWords } from './phrase-words';
import * as styles from './phrases.css';
import type { CommentPlace } from './useCommentPhrases';

export interface PhrasePickerProps {
  place: CommentPlace;
  /** The language of the report, or of the user interface. */
  language: PhraseFilters['language'];
  /** The comment field. */
  field: HTMLTextAreaElement;
  /** Called with the text to insert. */
  onPick: (text: string) => void;
  onClose: () => void;
}

/** The skill whose phrases are listed, without and with a search. */
type SkillChoices = Record<'browsed' | 'searched', PhraseFilters['skill']>;

/** The outcome of an action on the teacher's own phrase. A toast would be inert behind the dialog. */
type Outcome = { word: 'saved' | 'removed' } | { word: 'notRemoved'; error: unknown };

/** Number of phrases shown; a search finds the others. */
const maxShown = 60;

/** Up to this number, a phone shows the phrases first instead of the search field's keyboard. */
const fewPhrases = 12;

/** Finds a phrase for a comment. Teachers edit and delete their own phrases here. */
export function PhrasePicker({ place, language, field, onPick, onClose }: PhrasePickerProps) {
  const { t, stack, plain } = phraseWords.useWords();
  const { t: word, plain: plainWord } = vocabulary.useWords();
  const { data, error, retry } = usePhrases();
  const level = useLevel(place);
  const [chosen, setChosen] = useState<Partial<PhraseFilters>>({});
  // A search starts with all skills; when it is cleared, the previous skill is selected again.
  const [skills, setSkills] = useState<SkillChoices>({ browsed: 'general', searched: null });
  const [isTooLong, setTooLong] = useState(false);
  const [editing, setEditing] = useState<Phrase | null>(null);
  const [deleting, setDeleting] = useState<Phrase | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const skillUse = chosen.search?.trim() ? 'searched' : 'browsed';
  const filters: PhraseFilters = { language, search: '', skill: skills[skillUse], level, ...chosen };
  const found = data && phrasesFor(data, filters);
  const change = (changes: Partial<PhraseFilters>) => setChosen((before) => ({ ...before, ...changes }));

  const searchId = useId();
  // Focusing a field opens the on-screen keyboard.
  const [startsInSearch] = useState(
    () => !matchMedia('(pointer: coarse)').matches || (data?.length ?? 0) > fewPhrases,
  );
  // The clicked button disappears together with its phrase.
  useEffect(() => {
    if (outcome?.word !== 'removed') return;
    const search = document.getElementById(searchId);
    (startsInSearch ? search : search?.closest('dialog')?.querySelector('h2'))?.focus();
  }, [outcome, searchId, startsInSearch]);

  const pick = (text: string) => {
    const { value, selectionStart: start, selectionEnd: end } = field;
    const inserted = phraseToInsert(value, { start, end }, text, textLimits.prose);
    if (inserted === null) setTooLong(true);
    else onPick(inserted);
  };

  if (editing)
    return (
      <PhraseDialog
        phrase={editing}
        values={editing}
        isOffice={false}
        onSaved={() => setOutcome({ word: 'saved' })}
        onClose={() => setEditing(null)}
      />
    );
  return (
    <>
      <Dialog
        open
        title={stack('pick')}
        onClose={onClose}
        initialFocus={startsInSearch ? undefined : 'title'}
      >
        <div className={styles.picker}>
          <SearchField
            id={searchId}
            label={t('search')}
            value={filters.search}
            onValueChange={(search) => change({ search })}
            clearLabel={t('clearSearch')}
          />
          <SegmentedControl
            label={t('language')}
            value={filters.language}
            onValueChange={(value) => change({ language: value })}
            options={phraseLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          />
          <div className={styles.filters}>
            <SelectField
              label={t('skill')}
              value={filters.skill ?? ''}
              placeholder={plain('anySkill')}
              onChange={({ currentTarget: { value } }) =>
                setSkills({ ...skills, [skillUse]: (value || null) as PhraseFilters['skill'] })
              }
              options={[
                { value: 'general', label: plain('general') },
                ...allSkills.map((value) => ({ value, label: plainWord(`skill.${value}`) })),
              ]}
            />
            <SelectField
              label={t('level')}
              value={filters.level ?? ''}
              placeholder={plain('all')}
              onChange={({ currentTarget: { value } }) =>
                change({ level: (value || null) as PhraseFilters['level'] })
              }
              options={cefrLevels.map((value) => ({ value, label: value }))}
            />
          </div>
          {isTooLong && (
            <Banner tone="critical" role="alert">
              {stack('tooLong', { max: textLimits.prose })}
            </Banner>
          )}
          {outcome && <OutcomeBanner outcome={outcome} />}
          {error && !data && (
            <Banner tone="critical" action={<RetryButton size="small" onRetry={retry} />}>
              {stack('failed')}
            </Banner>
          )}
          <div role="status" className={styles.quiet}>
            {found ? t('found', { count: found.length }) : !error && t('loadingPhrases')}
          </div>
          {found?.length === 0 && (
            <div className={styles.quiet}>{stack(data?.length ? 'none' : 'noneYet')}</div>
          )}
          <ul className={styles.list}>
            {found?.slice(0, maxShown).map((phrase) => {
              const text = phrase.texts[filters.language] ?? '';
              return (
                <li key={phrase.id} className={styles.entry}>
                  <button type="button" className={styles.phrase} onClick={() => pick(text)}>
                    <span lang={filters.language}>{text}</span>
                    <span className={styles.quiet}>
                      {t(phrase.isFromOffice ? 'office' : 'own')}
                      {phrase.skill && <> · {word(`skill.${phrase.skill}`)}</>}
                      {phrase.level && <> · {phrase.level}</>}
                    </span>
                  </button>
                  {!phrase.isFromOffice && (
                    <>
                      <IconButton
                        icon={EditIcon}
                        onClick={() => {
                          setOutcome(null);
                          setEditing(phrase);
                        }}
                      >
                        {t('edit', { text })}
                      </IconButton>
                      <IconButton
                        icon={DeleteIcon}
                        onClick={() => {
                          setOutcome(null);
                          setDeleting(phrase);
                        }}
                      >
                        {t('remove', { text })}
                      </IconButton>
                    </>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      </Dialog>
      {deleting && (
        <DeletePhrase
          phrase={deleting}
          language={filters.language}
          onDone={setOutcome}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

function OutcomeBanner({ outcome }: { outcome: Outcome }) {
  const { stack } = phraseWords.useWords();
  const isFailure = outcome.word === 'notRemoved';
  return (
    <Banner
      ref={isFailure ? showBanner : undefined}
      tone={isFailure ? 'critical' : 'positive'}
      role={isFailure ? 'alert' : 'status'}
    >
      {isFailure ? (
        <FailureReason error={outcome.error}>{stack(outcome.word)}</FailureReason>
      ) : (
        stack(outcome.word)
      )}
    </Banner>
  );
}

/** Scrolls to the banner, because the phrase may be far down the list. */
function showBanner(banner: HTMLElement | null): void {
  banner?.scrollIntoView({ block: 'nearest' });
}

interface DeletePhraseProps {
  phrase: Phrase;
  language: PhraseFilters['language'];
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
}

/** Asks before the teacher's own phrase is deleted, and deletes it only once. */
function DeletePhrase({ phrase, language, onDone, onClose }: DeletePhraseProps) {
  const { t, stack } = phraseWords.useWords();
  const remove = useDeletePhrase();
  const { busy, run } = useBusy();
  const deletePhrase = async () => {
    try {
      await remove(phrase);
      onDone({ word: 'removed' });
    } catch (error) {
      onDone({ word: 'notRemoved', error });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      tone="critical"
      title={stack('removeTitle')}
      confirmLabel={t('delete')}
      busy={busy}
      onConfirm={() => void run(deletePhrase)}
      onCancel={onClose}
    >
      <p>
        <strong lang={language}>{phrase.texts[language]}</strong>
      </p>
      <p>{stack('removeText')}</p>
    </ConfirmDialog>
  );
}

/** The current level of the student in the taught language; null if unknown. */
function useLevel({ studentId, languageId }: CommentPlace): PhraseFilters['level'] {
  const { data } = useStudent(studentId);
  return data?.levels.find(({ language }) => language?.id === languageId)?.level ?? null;
}
