import { useCreateUser, useReadUser, useSaveUser, useUser, useVerifyUserEmail } from '@portal/api-client';
import {
  fullName,
  roles,
  type User,
  type UserFormText,
  type UserFormValues,
  userFormText,
  userSchema,
} from '@portal/domain';
import {
  LeaveGuard,
  type UnsavedWork,
  UnsavedWorkBanner,
  useMergedSave,
  useUnsavedWork,
} from '@portal/shell';
import { Dialog, PageState } from '@portal/ui';
import { FormCheckboxField, FormSelectField, FormTextField, useZodForm, vocabulary } from '@portal/views';
import { type ReactNode, useState } from 'react';
import { copy } from '../../../../copy';
import { FormDialog } from '../../../../parts/FormDialog';
import { QueryState } from '../../../../parts/QueryState';
import { RefusedBanner } from '../../../../parts/RefusedBanner';
import { inputs, wholeRow } from '../../../../parts/record-form.css';
import { saveWithFreeEmail } from '../../../../parts/saveWithFreeEmail';
import { OwnLossDialog } from './OwnLossDialog';
import { useOwnRecord } from './useOwnRecord';
import { userWords } from './user-words';
import { useUserMergeTexts } from './useUserMergeTexts';
import { useUserToasts } from './useUserToasts';

export interface AddUserDialogProps {
  /** Called with the user from the server. */
  onSaved: (user: User) => void;
  onClose: () => void;
}

/**
 * Adds a user: by default an administrator who is not active yet (SET-USER-06, SET-USER-09, SET-USER-14, SET-USER-15).
 */
export function AddUserDialog(props: AddUserDialogProps) {
  const work = useUnsavedWork({ form: 'user', record: 'new', stored: userFormText(null) });
  const createUser = useCreateUser();
  const create = async (values: UserFormValues) => {
    const arrived = work.sending();
    const created = await createUser(values);
    arrived();
    return created;
  };
  return <UserForm key={work.formKey} {...props} user={null} work={work} save={create} />;
}

export interface EditUserDialogProps extends AddUserDialogProps {
  /** A link may name any user, on this page of the list or not. */
  userId: number;
  /** The user from the list; undefined if the page does not contain them. */
  known: User | undefined;
}

/** The same form, filled with an existing user (SET-USER-08, SET-USER-09). */
export function EditUserDialog({ userId, known, onSaved, onClose }: EditUserDialogProps) {
  const { data: user = known, error, retry } = useUser(userId);
  const { stack } = userWords.useWords();
  const ofApp = copy.useWords();
  const isGone = error?.code === 'not-found';
  if (user && !isGone) return <KnownUser user={user} onSaved={onSaved} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={stack('edit')} closeLabel={ofApp.t('dialog.close')}>
      {isGone ? (
        <PageState kind="not-found" title={stack('notFound')} text={stack('notFoundText')} />
      ) : (
        <QueryState error={error} retry={retry} />
      )}
    </Dialog>
  );
}

interface KnownUserProps extends AddUserDialogProps {
  user: User;
}

function KnownUser({ user, ...props }: KnownUserProps) {
  const work = useUnsavedWork({
    form: 'user',
    record: user.id,
    title: fullName(user),
    stored: userFormText(user),
  });
  const readUser = useReadUser();
  const saveUser = useSaveUser();
  const { save, feedback } = useMergedSave<User, UserFormText, UserFormValues>({
    work,
    schema: userSchema,
    read: () => readUser(user.id),
    write: ({ changed }) => saveUser(user.id, changed),
    textOf: userFormText,
    texts: useUserMergeTexts(),
  });
  return <UserForm key={work.formKey} {...props} user={user} work={work} save={save} feedback={feedback} />;
}

interface UserFormProps extends AddUserDialogProps {
  /** The stored user; null for a new one. */
  user: User | null;
  /** The current input and its initial values. */
  work: UnsavedWork<UserFormText>;
  /** Saves the user; resolves with null if cancelled. */
  save: (values: UserFormValues) => Promise<User | null>;
  /** Questions and messages about another user's changes. */
  feedback?: ReactNode;
}

function UserForm({ user, work, save, feedback, onSaved, onClose }: UserFormProps) {
  const { t, stack } = userWords.useWords();
  const ofDomain = vocabulary.useWords();
  const verify = useVerifyUserEmail();
  const toasts = useUserToasts();
  const own = useOwnRecord(user);
  const [refusal, setRefusal] = useState<{ error: unknown }>();

  const submit = async (values: UserFormValues) => {
    setRefusal(undefined);
    if (!(await own.mayChange(values))) return;
    return saveWithFreeEmail({
      email: values.email,
      stored: user?.email ?? null,
      verify,
      save: () => save(values),
      onNotVerified: (error) => {
        setRefusal({ error });
        toasts.notUpdated(error);
      },
      onNotSaved: (error) => {
        setRefusal({ error });
        if (user) toasts.notUpdated(error);
        else toasts.notCreated(error);
      },
      onSaved: (saved) => {
        if (user) toasts.updated(saved);
        else toasts.created(saved);
        onSaved(saved);
        own.changed();
        onClose();
      },
    });
  };
  const { fields, formProps, busy } = useZodForm(userSchema, { defaultValue: work.values, onSubmit: submit });

  return (
    <>
      <FormDialog
        title={stack(user ? 'edit' : 'add')}
        formProps={{ ...formProps, ...work.listeners }}
        busy={busy}
        submitLabel={t(user ? 'save' : 'create')}
        onClose={onClose}
      >
        <UnsavedWorkBanner work={work} />
        <div className={inputs}>
          <FormTextField field={fields.name} label={t('name')} autoComplete="off" />
          <FormTextField field={fields.lastName} label={t('lastName')} autoComplete="off" />
          <FormTextField
            field={fields.email}
            type="email"
            label={t('email')}
            hint={stack('emailHint')}
            autoComplete="off"
          />
          <FormTextField field={fields.phone} type="tel" label={t('phone')} autoComplete="off" />
          <FormSelectField
            field={fields.role}
            label={t('role')}
            options={roles.map((role) => ({ value: role, label: ofDomain.plain(`role.${role}`) }))}
          />
          <div className={wholeRow}>
            <FormCheckboxField field={fields.active} label={t('active')} hint={stack('activeHint')} />
          </div>
        </div>
        {refusal && <RefusedBanner error={refusal.error}>{stack('notSaved')}</RefusedBanner>}
        {feedback}
      </FormDialog>
      <OwnLossDialog question={own.question} />
      <LeaveGuard work={work} dialog />
    </>
  );
}
