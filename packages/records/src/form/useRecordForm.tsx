import type { DefaultValue } from '@conform-to/react';
import { ApiError, type Intention } from '@portal/api-client';
import { needsEmailCheck } from '@portal/domain';
import { type UnsavedWork, unclearOutcome, useToast } from '@portal/shell';
import { type SubmitOutcome, useZodForm } from '@portal/views';
import { type ReactNode, useRef, useState } from 'react';
import type { z } from 'zod';
import { RefusedBanner } from '../loading/RefusedBanner';
import { type MergedSaveOptions, useMergedSave } from '../merge/useMergedSave';

export type FieldValues = Record<string, unknown>;

/** The texts of the fields, as `useUnsavedWork` stores them. */
export type FieldTexts<Input> = object & DefaultValue<Input>;

/** Saves a record that no other user can have changed, such as a new one; resolves with null if nothing was saved. */
type PlainSave<Stored, Text, Values, Opened> = (
  values: Values,
  form: { initialValues: Text; opened: Opened; intention: Intention },
) => Promise<Stored | null>;

/** Saves a record that other users may change too, merged with their changes (DECISION-37). */
type MergeSave<Stored, Text extends object, Values extends object> = Omit<
  MergedSaveOptions<Stored, Text, Values>,
  'work' | 'schema'
>;

/** Result of a failure handler: a function that dismisses its message, or a promise until which the form stays busy. */
type FailureEffect = (() => void) | Promise<unknown> | false | undefined;

/** Checks that no other user has the typed email (MSG-44, MSG-59, STU-FORM-05, TEA-EDIT-24). */
interface EmailCheck {
  /** Shown when the address is taken: offers to restore the archived person who has it (DECISION-96). */
  archivedMatch: (email: string) => ReactNode;
  /** The person's current address, which needs no check; null for a new person. */
  stored: string | null;
  verify: (email: string) => Promise<void>;
  /** Called when the check itself fails (CONFLICT-43). */
  onNotVerified: (error: unknown) => FailureEffect;
}

export interface RecordFormOptions<
  Stored,
  Text extends FieldTexts<Input>,
  Values extends FieldValues,
  Input extends FieldValues,
  Opened,
> {
  schema: z.ZodType<Values, Input>;
  /** The record; the form uses the one from when it was mounted. */
  record?: Opened;
  save: PlainSave<Stored, Text, Values, Opened> | MergeSave<Stored, Text, Values>;
  /** Asks the user before anything is sent; false cancels. */
  confirm?: (values: Values) => Promise<boolean>;
  /** The field `email` must not belong to another user. */
  email?: EmailCheck;
  onSaved: (saved: Stored, values: Values) => void;
  /** Called when saving fails. A returned function, such as that of a toast, runs before the next attempt. */
  onFailed?: (error: unknown, values: Values) => FailureEffect;
  /** Message that nothing was saved, followed by the server's message; none by default. */
  refused?: ReactNode | ((error: unknown, values: Values) => ReactNode);
}

/**
 * The form of one record: validates, saves once, merges the changes of other users, and keeps all input when saving
 * fails.
 */
export function useRecordForm<
  Stored,
  Text extends FieldTexts<Input>,
  Values extends FieldValues,
  Input extends FieldValues,
  Opened,
>({
  work,
  schema,
  record,
  save,
  confirm,
  email,
  onSaved,
  onFailed,
  refused,
}: RecordFormOptions<Stored, Text, Values, Input, Opened> & { work: UnsavedWork<Text> }) {
  const [opened] = useState(record as Opened);
  const [failure, setFailure] = useState<{ error: unknown; values: Values } | null>(null);
  const [duplicate, setDuplicate] = useState<string>();
  const dismissFailure = useRef<() => void>(undefined);
  const toast = useToast();
  const merged = useMergedSave<Stored, Text, Values>({
    work,
    schema,
    ...(typeof save === 'function' ? notMerged : save),
  });

  const onSubmit = async (values: Values): Promise<SubmitOutcome> => {
    setFailure(null);
    setDuplicate(undefined);
    dismissFailure.current?.();
    if (confirm && !(await confirm(values))) return undefined;
    const mayBeSaved = work.isRestored || work.sentBefore().length > 0;
    const confirmSaved = typeof save === 'function' ? work.sending() : undefined;
    const typedEmail = String(values.email);
    let isVerified = !email;
    try {
      if (email && needsEmailCheck(typedEmail, email.stored)) {
        await email.verify(typedEmail).catch((error: unknown) => {
          // An earlier attempt may have saved this record with the email. The save has the same idempotency key, so the
          // server can tell.
          if (!(mayBeSaved && emailRefusalOf(error) === 'email-duplicated')) throw error;
        });
      }
      isVerified = true;
      const saved =
        typeof save === 'function'
          ? await save(values, { initialValues: work.initialValues, opened, intention: work.intention })
          : await merged.save(values);
      if (saved === null) return undefined;
      confirmSaved?.();
      onSaved(saved, values);
    } catch (error) {
      // Someone else may also take the email after the check.
      const emailRefusal = emailRefusalOf(error);
      if (emailRefusal && 'email' in values) {
        if (emailRefusal === 'email-duplicated') setDuplicate(typedEmail);
        return { fields: { email: emailRefusal } };
      }
      setFailure({ error, values });
      const fail = () => (isVerified ? onFailed?.(error, values) : email?.onNotVerified(error));
      const unclear = unclearOutcome(error);
      // If there is no banner, a toast shows the unknown outcome.
      const effect = unclear ? !refused && toast.danger(unclear.text, { error }) : fail();
      if (typeof effect === 'function') dismissFailure.current = effect;
      else await effect;
    }
    return undefined;
  };

  const form = useZodForm(schema, { defaultValue: work.values, onSubmit });
  /** Why nothing was saved, or the question about conflicting changes; render it below the fields. */
  const feedback = (
    <>
      {failure && refused && (
        <RefusedBanner error={failure.error}>
          {typeof refused === 'function' ? refused(failure.error, failure.values) : refused}
        </RefusedBanner>
      )}
      {merged.feedback}
      {duplicate !== undefined && email?.archivedMatch(duplicate)}
    </>
  );
  return { ...form, work, opened, feedback };
}

/** The result of `useRecordForm`, for the layout and the fields. */
export type RecordFormHandle<
  Text extends FieldTexts<Input>,
  Values extends FieldValues,
  Input extends FieldValues,
  Opened = unknown,
> = ReturnType<typeof useRecordForm<unknown, Text, Values, Input, Opened>>;

const neverCalled = (): never => {
  throw new Error('A new record has nothing to merge with.');
};

const notMerged = {
  read: neverCalled,
  write: neverCalled,
  textOf: neverCalled,
  texts: { title: null, term: neverCalled, show: neverCalled },
};

/** Why the server rejects an email. It sends the first message with different statuses (MSG-44, MSG-59). */
const emailRefusals: Readonly<Record<string, 'email-duplicated' | 'email-not-ascii'>> = {
  'Email duplicated': 'email-duplicated',
  'Email needs SMTPUTF8': 'email-not-ascii',
};

function emailRefusalOf(error: unknown) {
  return error instanceof ApiError && error.serverMessage ? emailRefusals[error.serverMessage] : undefined;
}
