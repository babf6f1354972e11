import type { UserFormText } from '@portal/domain';
import type { MergeTexts } from '@portal/shell';
import { vocabulary } from '@portal/views';
import { userWords } from './user-words';

/** Returns field names and value texts for the merge of a user that two people changed. */
export function useUserMergeTexts(): MergeTexts<UserFormText> {
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
