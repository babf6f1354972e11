import { changedFields, type UserFormText, type UserFormValues } from '@portal/domain';
import type { Halves } from '@portal/i18n';
import { ChangedMeanwhileDialog, type ChangedMeanwhileDialogProps, vocabulary } from '@portal/views';
import { userWords } from './user-words';

export interface UserChangedDialogProps extends Omit<ChangedMeanwhileDialogProps, 'title' | 'fields'> {
  /** What the person began from. */
  opened: UserFormText;
  /** What is stored by now. */
  theirs: UserFormText;
  /** What the person wants to save. */
  mine: UserFormValues;
}

/** Shows what someone else has changed in a user, and asks which version stands (decision 36). */
export function UserChangedDialog({ opened, theirs, mine, ...answers }: UserChangedDialogProps) {
  const { t, stack, halves } = userWords.useWords();
  const ofDomain = vocabulary.useWords();
  const written = (field: keyof UserFormText, values: UserFormText | UserFormValues): string | Halves => {
    if (field === 'active') return halves(values.active ? 'yes' : 'no');
    if (field === 'role')
      return values.role === 'ROLE_TEACHER'
        ? ofDomain.halves('role.ROLE_TEACHER')
        : ofDomain.halves('role.ROLE_ADMIN');
    return values[field] || '---';
  };
  return (
    <ChangedMeanwhileDialog
      {...answers}
      title={stack('changedElsewhere')}
      fields={changedFields(opened, theirs).map((field) => ({
        id: field,
        term: t(field),
        theirs: written(field, theirs),
        mine: written(field, mine),
      }))}
    />
  );
}
