import { fullName, type User } from '@portal/domain';
import { useToast } from '@portal/shell';
import { useMemo, useRef } from 'react';
import { userWords } from './user-words';

/** Toasts about saving a user (MSG-09, MSG-11, MSG-13, MSG-14). Each replaces the previous error. */
export function useUserToasts() {
  const toast = useToast();
  const { pair } = userWords.useWords();
  const forget = useRef<() => void>(undefined);
  return useMemo(() => {
    const succeeded = (word: 'created' | 'updated', user: User) => {
      forget.current?.();
      toast.success(pair(`toast.${word}`, { name: fullName(user) }));
    };
    const failed = (word: 'notCreated' | 'notUpdated', error: unknown) => {
      forget.current?.();
      forget.current = toast.danger(pair(`toast.${word}`), { error });
    };
    return {
      created: (user: User) => succeeded('created', user),
      notCreated: (error: unknown) => failed('notCreated', error),
      updated: (user: User) => succeeded('updated', user),
      /** The email could not be checked, or the user could not be changed (OPEN-83). */
      notUpdated: (error: unknown) => failed('notUpdated', error),
    };
  }, [toast, pair]);
}
