import { type AccessLoss, accessLossOf, type User, type UserFormValues } from '@portal/domain';
import { useSession } from '@portal/shell';
import { useState } from 'react';

/** What somebody is asked before they shut themselves out. */
export interface LossQuestion {
  loss: AccessLoss;
  answer: (isMeant: boolean) => void;
}

/** What is different about the record of whoever is signed in; about any other it asks nothing and tells nobody. */
export function useOwnRecord(user: User | null) {
  const { user: signedIn, restore } = useSession();
  const [question, setQuestion] = useState<LossQuestion | null>(null);
  const isOwn = user !== null && user.id === signedIn?.id;

  /** Whether a change may be saved: asks where it takes something from oneself. */
  const mayChange = async (values: UserFormValues): Promise<boolean> => {
    const loss = isOwn ? accessLossOf(user, values) : null;
    if (!loss) return true;
    const decision = Promise.withResolvers<boolean>();
    setQuestion({ loss, answer: decision.resolve });
    const isMeant = await decision.promise;
    setQuestion(null);
    return isMeant;
  };
  /** To be called after a save: the name in the navbar may be another, and what one may open. */
  const changed = () => {
    if (isOwn) void restore();
  };
  return { question, mayChange, changed };
}
