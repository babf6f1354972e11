import { useCreateUser, useReadUser, useSaveUser, useUser, useVerifyUserEmail } from '@portal/api-client';
import { fullName, roles, type User, userFormText, userSchema } from '@portal/domain';
import { useToast } from '@portal/shell';
import { Dialog, PageState } from '@portal/ui';
import { FormCheckboxField, FormSelectField, FormTextField, vocabulary } from '@portal/views';
import { QueryState } from '../../../../parts/QueryState';
import { RecordDialog } from '../../../../parts/RecordDialog';
import { inputs, wholeRow } from '../../../../parts/record-form.css';
import { OwnLossDialog } from './OwnLossDialog';
import { useOwnRecord } from './useOwnRecord';
import { userWords } from './user-words';
import { useUserMergeTexts } from './useUserMergeTexts';

export interface UserDialogProps {
  /** The stored user; null for a new one. */
  user: User | null;
  /** Called with the user from the server. */
  onSaved: (user: User) => void;
  onClose: () => void;
}

export interface EditUserDialogProps extends Omit<UserDialogProps, 'user'> {
  /** A link may name any user, on this page of the list or not. */
  userId: number;
  /** The user from the list; undefined if the page does not contain them. */
  known: User | undefined;
}

/** The same form, filled with an existing user (SET-USER-08, SET-USER-09). */
export function EditUserDialog({ userId, known, ...props }: EditUserDialogProps) {
  const { data: user = known, error, retry } = useUser(userId);
  const { stack } = userWords.useWords();
  const isGone = error?.code === 'not-found';
  if (user && !isGone) return <UserDialog {...props} user={user} />;
  return (
    <Dialog open onClose={props.onClose} title={stack('edit')}>
      {isGone ? (
        <PageState kind="not-found" title={stack('notFound')} text={stack('notFoundText')} />
      ) : (
        <QueryState error={error} retry={retry} />
      )}
    </Dialog>
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
            : (values) => createUser(values)
        }
        confirm={own.mayChange}
        email={{ stored: user?.email ?? null, verify, onNotVerified: failed('notUpdated') }}
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
              options={roles.map((role) => ({ value: role, label: ofDomain.plain(`role.${role}`) }))}
            />
            <div className={wholeRow}>
              <FormCheckboxField field={fields.active} label={t('active')} hint={stack('activeHint')} />
            </div>
          </div>
        )}
      </RecordDialog>
      <OwnLossDialog question={own.question} />
    </>
  );
}
