import { ApiError, type Intention, isPreconditionFailed } from '@portal/api-client';
import { isSameValue, type MergeChoice, type MergePlan, planMerge, resolveMerge } from '@portal/domain';
import { joinPairs, type TextPair } from '@portal/i18n';
import { type UnsavedWork, useToast } from '@portal/shell';
import { Banner } from '@portal/ui';
import { MergeDialog, parseFormText } from '@portal/views';
import { type ReactNode, useRef, useState } from 'react';
import type { z } from 'zod';
import { mergeSaveWords } from './merge-save-words';

type Field<Text> = keyof Text & string;
type Choices = Readonly<Record<string, MergeChoice>>;

/** How the conflict dialog names and shows the fields of a form. */
export interface MergeTexts<Text> {
  /** Title of the dialog, which names the record. */
  title: ReactNode;
  /** Label of a field. */
  term: (field: Field<Text>) => TextPair;
  /** Returns the value of a field as text; empty for none. For a group, `field` is the first field. */
  show: (field: Field<Text>, text: Text) => string | TextPair;
  /** Opens the history of the record; shown next to the question about conflicting changes. */
  history?: ReactNode;
}

export interface MergedWrite<Stored, Values> {
  /** The whole form, merged and validated. */
  values: Values;
  /** Only the fields that this person changed. */
  changed: Partial<Values>;
  /** The record as read just before the write. */
  stored: Stored;
  /** Pass it to a write that creates the record, so that it is created once. */
  intention: Intention | undefined;
}

export interface MergedSaveOptions<Stored, Text extends object, Values extends object> {
  /** The form's unsaved work. */
  work: Pick<UnsavedWork<Text>, 'initialValues' | 'typed' | 'sending' | 'sentBefore' | 'restart'> &
    Partial<Pick<UnsavedWork<Text>, 'isConflicting' | 'intention'>>;
  /** Validates the form again after a merge. */
  schema: z.ZodType<Values, Record<string, unknown>>;
  /** Reads the stored record. */
  read: () => Promise<Stored>;
  /** Writes the record; use `changed` if the backend keeps omitted fields, else `values`. */
  write: (merged: MergedWrite<Stored, Values>) => Promise<Stored>;
  /** Converts the record to the texts of the form. */
  textOf: (stored: Stored) => Text;
  texts: MergeTexts<Text>;
  /** Fields that only make sense together, such as a choice and its "other" text. */
  groups?: readonly (readonly Field<Text>[])[];
  /** Whether the record can no longer be changed, for example an archived contract. */
  isLocked?: (stored: Stored) => boolean;
  /** Describes what happened to the record while it was open, for example that it was archived; null for nothing. */
  describeMove?: (saved: Stored) => TextPair | null;
  /** Whether an error of `write` means that someone else saved first; by default a 412. */
  isConflict?: (error: unknown) => boolean;
}

export interface MergedSave<Stored, Values> {
  /**
   * Saves the form. Resolves with the saved record, or with null if nothing was saved; rejects if the server rejects
   * it.
   */
  save: (values: Values) => Promise<Stored | null>;
  /** Render it in the form: the conflict dialog, or why nothing was saved. */
  feedback: ReactNode;
  /** The dialog's content without the dialog, for forms that cannot open one, such as in a table row. */
  question: ReactNode;
  /** Why nothing could be saved, alone. */
  notice: ReactNode;
}

interface Question<Text> {
  plan: MergePlan<Text>;
  loaded: Text;
  answer: (choices: Choices | null) => void;
}

/** The user's answers before a save failed, so that the next attempt does not ask again. */
interface ResolvedConflict<Text> {
  stored: Text;
  typed: Text;
  resolved: Text;
}

/** Limit of repeated attempts when someone else keeps saving first. */
const maxAttempts = 10;

/**
 * Saves a form whose record other users may change too (DECISION-37).
 * Reads the record first, writes only the user's changes, adopts and reports the changes of others, and asks about
 * fields that both changed.
 */
export function useMergedSave<Stored, Text extends object, Values extends object>({
  work,
  schema,
  read,
  write,
  textOf,
  texts,
  groups,
  isLocked,
  describeMove,
  isConflict = isPreconditionFailed,
}: MergedSaveOptions<Stored, Text, Values>): MergedSave<Stored, Values> {
  const { pair, stack } = mergeSaveWords.useWords();
  const toast = useToast();
  const [question, setQuestion] = useState<Question<Text> | null>(null);
  // A form that restarts with a conflict may mount this hook again.
  const [notSaved, setNotSaved] = useState<'gone' | 'locked' | 'conflicting' | null>(
    work.isConflicting ? 'conflicting' : null,
  );
  const resolvedConflict = useRef<ResolvedConflict<Text> | null>(null);

  const label = (field: Field<Text>) => withoutMark(texts.term(field));

  const ask = async (plan: MergePlan<Text>, loaded: Text) => {
    const deferred = Promise.withResolvers<Choices | null>();
    setQuestion({ plan, loaded, answer: deferred.resolve });
    const choices = await deferred.promise;
    setQuestion(null);
    return choices;
  };

  const reportAdopted = (saved: Stored, adopted: ReadonlySet<Field<Text>>) => {
    if (adopted.size > 0)
      toast.success(pair('takenOver', { fields: joinPairs([...adopted].map(label)) }), {
        title: pair('takenOverTitle'),
      });
    const move = describeMove?.(saved);
    if (move) toast.success(move, { title: pair('takenOverTitle') });
  };

  const save = async (values: Values): Promise<Stored | null> => {
    setNotSaved(null);
    const typed = work.typed();
    const confirmSaved = work.sending(values);
    let { loaded, mine } = continueFrom(resolvedConflict.current, work.initialValues, typed);
    const adopted = new Set<Field<Text>>();
    for (let attempt = 1; ; attempt += 1) {
      const stored = await read().catch((error: unknown) => {
        if (!isGone(error)) throw error;
        setNotSaved('gone');
      });
      if (stored === undefined) return null;
      if (isLocked?.(stored)) {
        setNotSaved('locked');
        return null;
      }
      const theirs = textOf(stored);
      const parsed = mine === typed ? values : undefined;
      const plan = planMerge({ loaded, mine, theirs, parsed, sentBefore: work.sentBefore() }, groups);
      for (const field of plan.takenOver) adopted.add(field);
      if (plan.action === 'ask') {
        const choices = await ask(plan, loaded);
        if (!choices) return null;
        const { merged } = resolveMerge(plan, theirs, choices);
        resolvedConflict.current = { stored: theirs, typed, resolved: merged };
        // The record may have changed while the dialog was open, so read it again.
        [loaded, mine] = [theirs, merged];
        continue;
      }
      const valid = isSameForm(plan.merged, typed) ? values : parseFormText(schema, plan.merged);
      if (!valid) {
        work.restart(plan.merged, theirs, { isConflicting: true });
        setNotSaved('conflicting');
        return null;
      }
      try {
        const changed = pick(valid, plan.sent);
        const saved = await write({ values: valid, changed, stored, intention: work.intention });
        resolvedConflict.current = null;
        confirmSaved(textOf(saved));
        reportAdopted(saved, adopted);
        return saved;
      } catch (error) {
        // What was sent first was saved: the next attempt finds it stored, and changes it.
        const wasCreated = error instanceof ApiError && error.code === 'saved-before';
        if (attempt === maxAttempts || !(wasCreated || isConflict(error))) throw error;
      }
    }
  };

  const notice = notSaved && (
    <Banner tone="critical" role="alert">
      {stack(notSaved)}
      {notSaved === 'locked' && texts.history}
    </Banner>
  );
  const dialog = question && (
    <MergeDialog
      title={texts.title}
      fields={question.plan.conflicts.map(({ field, mine, theirs }) => ({
        id: field,
        term: label(field),
        before: texts.show(field, question.loaded),
        theirs: texts.show(field, theirs),
        mine: texts.show(field, mine),
      }))}
      takenOver={question.plan.takenOver.map(label)}
      history={texts.history}
      onSave={question.answer}
      onBack={() => question.answer(null)}
    />
  );
  const feedback = (
    <>
      {notice}
      {dialog}
    </>
  );
  return { save, feedback, question: dialog, notice };
}

/** Returns the start of the next save: earlier answers apply until their field is edited again. */
function continueFrom<Text extends object>(
  decided: ResolvedConflict<Text> | null,
  initialValues: Text,
  typed: Text,
): { loaded: Text; mine: Text } {
  if (!decided) return { loaded: initialValues, mine: typed };
  const mine = { ...decided.resolved };
  for (const field of Object.keys(typed) as Field<Text>[])
    if (!isSameValue(typed[field], decided.typed[field])) mine[field] = typed[field];
  return { loaded: decided.stored, mine };
}

/** Removes the asterisk of a required field from a label. */
function withoutMark({ fr, en }: TextPair): TextPair {
  return { fr: fr.replace(/\*$/, ''), en: en.replace(/\*$/, '') };
}

function isSameForm<Text extends object>(one: Text, other: Text): boolean {
  return (Object.keys(one) as Field<Text>[]).every((field) => isSameValue(one[field], other[field]));
}

function pick<Values extends object>(values: Values, fields: readonly string[]): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => fields.includes(field)),
  ) as Partial<Values>;
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found';
}
