import { type AccessLoss, accessLossOf, type User, type UserFormValues } from '@portal/domain';
import { useSession } from '@portal/shell';
import { useState } from 'react';

/** Asks administrators before they remove their own access. */
export interface LossQuestion {
  loss: AccessLoss;
  answer: (isMeant: boolean) => void;
}

/** Guards the signed-in user's own record; does nothing for other users. */
export function useOwnRecord(user: User | null) {
  const { user: signedIn, restore } = useSession();
  const [question, setQuestion] = useState<LossQuestion | null>(null);
  const isOwn = user !== null && user.id === signedIn?.id;

  /** Whether a change may be saved; asks if it removes one's own access. */
  const mayChange = async (values: UserFormValues): Promise<boolean> => {
    const loss = isOwn ? accessLossOf(user, values) : null;
    if (!loss) return true;
    const decision = Promise.withResolvers<boolean>();
    setQuestion({ loss, answer: decision.resolve });
    const isMeant = await decision.promise;
    setQuestion(null);
    return isMeant;
  };
  /** Call it after a save: the name in the navbar and the permissions may have changed. */
  const changed = () => {
    if (isOwn) void restore();
  };
  return { question, mayChange, changed };
}
