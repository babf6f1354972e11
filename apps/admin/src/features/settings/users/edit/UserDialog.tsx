import { useCreateUser, useReadUser, useSaveUser, useUser, useVerifyUserEmail } from '@portal/api-client';
import {
  type AccessLoss,
  accessLossOf,
  fullName,
  roles,
  type User,
  type UserFormText,
  type UserFormValues,
  userFormText,
  userSchema,
} from '@portal/domain';
import { AbsentRecordDialog, type MergeTexts, RecordDialog } from '@portal/records';
import { inputs, wholeRow } from '@portal/records/form-layout';
import { useSession, useToast } from '@portal/shell';
import { ConfirmDialog } from '@portal/ui';
import { FormCheckboxField, FormSelectField, FormTextField, vocabulary } from '@portal/views';
import { useState } from 'react';
import { archivedUserMatch } from '../../../../parts/archiving/archived-match';
import { RemainingWork } from '../../../../parts/archiving/RemainingWork';
import { userWords } from './user-words';

export interface UserDialogProps {
  /** The stored user; null for a new one. */
  user: User | null;
  /** Called with the user from the server. */
  onSaved: (user: User) => void;
  onClose: () => void;
}

export interface EditUserDialogProps extends Omit<UserDialogProps, 'user'> {
  /** Id of the user, who may be on another page of the list. */
  userId: number;
  /** The user from the list; undefined if the page does not contain them. */
  known: User | undefined;
}

/** The same form, filled with an existing user (SET-USER-08, SET-USER-09). */
export function EditUserDialog({ userId, known, ...props }: EditUserDialogProps) {
  const { data: user = known, error, retry } = useUser(userId);
  const { stack } = userWords.useWords();
  if (user && error?.code !== 'not-found') return <UserDialog {...props} user={user} />;
  return (
    <AbsentRecordDialog
      title={stack('edit')}
      error={error}
      retry={retry}
      notFound={{ title: stack('notFound'), text: stack('notFoundText') }}
      onClose={props.onClose}
    />
  );
}

/**
 * Adds or edits a user; by default a new one is an administrator who is not active yet (SET-USER-06, SET-USER-09,
 * SET-USER-14, SET-USER-15).
 */
export function UserDialog({ user, onSaved, onClose }: UserDialogProps) {
  const { t, stack, pair } = userWords.useWords();
  const ofDomain = vocabulary.useWords();
  const verify = useVerifyUserEmail();
  const createUser = useCreateUser();
  const readUser = useReadUser();
  const saveUser = useSaveUser();
  const mergeTexts = useUserMergeTexts();
  const toast = useToast();
  const own = useOwnRecord(user);
  const roleFrom = user?.providerAccess?.roleFrom;
  const failed = (word: 'notCreated' | 'notUpdated') => (error: unknown) =>
    toast.danger(pair(`toast.${word}`), { error });
  return (
    <>
      <RecordDialog
        draft={{
          form: 'user',
          record: user?.id ?? 'new',
          title: user ? fullName(user) : undefined,
          stored: userFormText(user),
        }}
        schema={userSchema}
        save={
          user
            ? {
                read: () => readUser(user.id),
                write: ({ changed }) => saveUser(user.id, changed),
                textOf: userFormText,
                texts: mergeTexts,
              }
            : (values, { intention }) => createUser(values, intention)
        }
        confirm={own.mayChange}
        email={{
          archivedMatch: archivedUserMatch,
          stored: user?.email ?? null,
          verify,
          onNotVerified: failed('notUpdated'),
        }}
        onSaved={(saved) => {
          toast.success(pair(user ? 'toast.updated' : 'toast.created', { name: fullName(saved) }));
          onSaved(saved);
          own.changed();
        }}
        onFailed={failed(user ? 'notUpdated' : 'notCreated')}
        refused={stack('notSaved')}
        title={stack(user ? 'edit' : 'add')}
        submitLabel={t(user ? 'save' : 'create')}
        asksOnClose
        onClose={onClose}
      >
        {({ fields }) => (
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
              hint={roleFrom ? stack('roleFrom', { provider: roleFrom }) : undefined}
              options={(user && roleFrom ? [user.role] : roles).map((role) => ({
                value: role,
                label: ofDomain.plain(`role.${role}`),
              }))}
            />
            <div className={wholeRow}>
              <FormCheckboxField field={fields.active} label={t('active')} hint={stack('activeHint')} />
              {user?.active && fields.active.value !== 'on' && <RemainingWork of={{ userId: user.id }} />}
            </div>
          </div>
        )}
      </RecordDialog>
      <OwnLossDialog question={own.question} />
    </>
  );
}

/** Returns field names and value texts to merge two versions of a user. */
function useUserMergeTexts(): MergeTexts<UserFormText> {
  const { stack, pair } = userWords.useWords();
  const ofDomain = vocabulary.useWords();
  return {
    title: stack('changedElsewhere'),
    term: pair,
    show(field, text) {
      if (field === 'active') return pair(text.active ? 'yes' : 'no');
      if (field === 'role')
        return ofDomain.pair(text.role === 'ROLE_TEACHER' ? 'role.ROLE_TEACHER' : 'role.ROLE_ADMIN');
      return text[field];
    },
  };
}

const words = { account: 'ownAccount', role: 'ownRole' } as const satisfies Record<AccessLoss, string>;

/** Asks before administrators remove their own access; renders nothing without a question. */
function OwnLossDialog({ question }: { question: LossQuestion | null }) {
  const { t, stack } = userWords.useWords();
  if (!question) return null;
  const word = words[question.loss];
  return (
    <ConfirmDialog
      open
      tone="critical"
      title={stack(`${word}.title`)}
      confirmLabel={t(`${word}.confirm`)}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      {stack(`${word}.text`)}
    </ConfirmDialog>
  );
}

/** The question to administrators before they remove their own access. */
interface LossQuestion {
  loss: AccessLoss;
  answer: (isMeant: boolean) => void;
}

/** Handles the signed-in user's own record; does nothing for other users. */
function useOwnRecord(user: User | null) {
  const { user: signedIn, restore } = useSession();
  const [question, setQuestion] = useState<LossQuestion | null>(null);
  const isOwn = user !== null && user.id === signedIn?.id;

  /** Resolves with whether a change may be saved; asks if administrators remove their own access. */
  const mayChange = async (values: UserFormValues): Promise<boolean> => {
    const loss = isOwn ? accessLossOf(user, values) : null;
    if (!loss) return true;
    const decision = Promise.withResolvers<boolean>();
    setQuestion({ loss, answer: decision.resolve });
    const isMeant = await decision.promise;
    setQuestion(null);
    return isMeant;
  };
  /** Call it after a save, because the name in the navbar and the permissions may have changed. */
  const changed = () => {
    if (isOwn) void restore();
  };
  return { question, mayChange, changed };
}
