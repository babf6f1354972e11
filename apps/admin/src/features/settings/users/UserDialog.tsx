import { useCreateUser, useSaveUser, useUser, useVerifyUserEmail } from '@portal/api-client';
import {
  type AccessLoss,
  accessLossOf,
  fullName,
  roles,
  type User,
  type UserFormValues,
  userFormText,
  userSchema,
} from '@portal/domain';
import { LeaveGuard, type UnsavedWork, UnsavedWorkBanner, useSession, useUnsavedWork } from '@portal/shell';
import { ConfirmDialog, Dialog, PageState } from '@portal/ui';
import { FormCheckboxField, FormSelectField, FormTextField, useZodForm, vocabulary } from '@portal/views';
import { useState } from 'react';
import { copy } from '../../../copy';
import { FormDialog } from '../../../parts/FormDialog';
import { QueryState } from '../../../parts/QueryState';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { inputs, wholeRow } from '../../../parts/record-form.css';
import { saveWithFreeEmail } from '../../../parts/saveWithFreeEmail';
import { userWords } from './user-words';
import { useUserToasts } from './useUserToasts';

export interface AddUserDialogProps {
  /** Called with the user as the server has saved them. */
  onSaved: (user: User) => void;
  onClose: () => void;
}

/** A new user: an administrator who is not active yet (SET-USER-06, SET-USER-09, SET-USER-14, SET-USER-15). */
export function AddUserDialog(props: AddUserDialogProps) {
  return <UserDialog user={null} {...props} />;
}

export interface EditUserDialogProps extends AddUserDialogProps {
  /** By a link it may be any user, on this page of the list or not. */
  userId: number;
  /** The user as far as the list shows them. */
  known: User | undefined;
}

/** The same form with what is known of a user (SET-USER-08, SET-USER-09). */
export function EditUserDialog({ userId, known, onSaved, onClose }: EditUserDialogProps) {
  const { data: user = known, error, retry } = useUser(userId);
  const { stack } = userWords.useWords();
  const ofApp = copy.useWords();
  const isGone = error?.code === 'not-found';
  if (user && !isGone) return <UserDialog user={user} onSaved={onSaved} onClose={onClose} />;
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

interface UserDialogProps extends AddUserDialogProps {
  /** The user as stored; null for a new one. */
  user: User | null;
}

function UserDialog(props: UserDialogProps) {
  const { user } = props;
  const work = useUnsavedWork({
    form: 'user',
    record: user?.id ?? 'new',
    title: user ? fullName(user) : '',
    stored: userFormText(user),
  });
  return (
    <>
      <UserForm key={work.formKey} {...props} work={work} />
      <LeaveGuard work={work} dialog />
    </>
  );
}

interface UserFormProps extends UserDialogProps {
  /** What is typed into it, and what that began with. */
  work: UnsavedWork<ReturnType<typeof userFormText>>;
}

function UserForm({ user, work, onSaved, onClose }: UserFormProps) {
  const { t, stack } = userWords.useWords();
  const ofDomain = vocabulary.useWords();
  const verify = useVerifyUserEmail();
  const saveUser = useSaveOrCreate(user);
  const said = useUserToasts();
  const own = useOwnRecord(user);
  const [refusal, setRefusal] = useState<{ error: unknown }>();

  const save = async (values: UserFormValues) => {
    setRefusal(undefined);
    if (!(await own.mayChange(values))) return;
    const arrived = work.sending();
    return saveWithFreeEmail({
      email: values.email,
      stored: user?.email ?? null,
      verify,
      save: () => saveUser(values),
      onNotVerified: (error) => {
        setRefusal({ error });
        said.notUpdated();
      },
      onNotSaved: (error) => {
        setRefusal({ error });
        if (user) said.notUpdated();
        else said.notCreated();
      },
      onSaved: (saved) => {
        arrived();
        if (user) said.updated(saved);
        else said.created(saved);
        onSaved(saved);
        own.changed();
        onClose();
      },
    });
  };
  const { fields, formProps, busy } = useZodForm(userSchema, { defaultValue: work.values, onSubmit: save });

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
      </FormDialog>
      <OwnLossDialog question={own.question} />
    </>
  );
}

function useSaveOrCreate(user: User | null): (values: UserFormValues) => Promise<User> {
  const createUser = useCreateUser();
  const saveUser = useSaveUser();
  return (values) => (user ? saveUser(user.id, values) : createUser(values));
}

interface LossQuestion {
  loss: AccessLoss;
  answer: (isMeant: boolean) => void;
}

/** Whoever changes their own record is asked before it shuts them out, and is told to the rest of the portal afterwards. */
function useOwnRecord(user: User | null) {
  const { user: signedIn, restore } = useSession();
  const [question, setQuestion] = useState<LossQuestion | null>(null);
  const isOwn = user !== null && user.id === signedIn?.id;

  const mayChange = async (values: UserFormValues): Promise<boolean> => {
    const loss = isOwn ? accessLossOf(user, values) : null;
    if (!loss) return true;
    const asked = Promise.withResolvers<boolean>();
    setQuestion({ loss, answer: asked.resolve });
    const isMeant = await asked.promise;
    setQuestion(null);
    return isMeant;
  };
  /** The name in the navbar may be another, and what one may open. */
  const changed = () => {
    if (isOwn) void restore();
  };
  return { question, mayChange, changed };
}

const lossWords = { account: 'ownAccount', role: 'ownRole' } as const satisfies Record<AccessLoss, string>;

function OwnLossDialog({ question }: { question: LossQuestion | null }) {
  const { t, stack } = userWords.useWords();
  const ofApp = copy.useWords();
  if (!question) return null;
  const words = lossWords[question.loss];
  return (
    <ConfirmDialog
      open
      tone="critical"
      title={stack(`${words}.title`)}
      confirmLabel={t(`${words}.confirm`)}
      cancelLabel={ofApp.t('dialog.cancel')}
      closeLabel={ofApp.t('dialog.close')}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      {stack(`${words}.text`)}
    </ConfirmDialog>
  );
}
