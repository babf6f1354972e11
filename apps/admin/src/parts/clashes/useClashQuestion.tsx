import { type ClashOptions, useHasExtension } from '@portal/api-client';
import { onDemand } from '@portal/records';
import { type ReactNode, useState } from 'react';
import { type Conflicts, conflictsOf } from './conflictsOf';

const ClashQuestion = onDemand(async () => (await import('./ClashQuestion')).ClashQuestion);

/** Saves a change that may cause conflicts between planned classes. */
export interface ClashQuestionHandle {
  /** The open question; render it next to the form. */
  question: ReactNode;
  /**
   * Runs a save. If the server rejects it because of conflicts, asks the user, and saves again with `acceptClashes`.
   * Resolves with null if the user goes back, and rejects with any other error. Pass the options on to the write.
   */
  saveAsking: <Saved>(save: (options: ClashOptions) => Promise<Saved>) => Promise<Saved | null>;
}

interface Asked {
  conflicts: Conflicts;
  answer: (isMeant: boolean) => void;
}

/**
 * Asks about conflicts of planned classes before saving (DECISION-97). A backend without planned classes reports no
 * conflicts.
 */
export function useClashQuestion(): ClashQuestionHandle {
  const isPlanned = useHasExtension('planned-classes');
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (conflicts: Conflicts) =>
    new Promise<boolean>((resolve) => {
      const answer = (isMeant: boolean) => {
        setAsked(null);
        resolve(isMeant);
      };
      setAsked({ conflicts, answer });
    });
  return {
    question: asked && (
      <ClashQuestion
        {...asked.conflicts}
        onConfirm={() => asked.answer(true)}
        onClose={() => asked.answer(false)}
      />
    ),
    saveAsking: async (save) => {
      if (!isPlanned) return save({});
      try {
        return await save({ acceptClashes: false });
      } catch (error) {
        const conflicts = conflictsOf(error);
        if (!conflicts) throw error;
        return (await ask(conflicts)) ? save({ acceptClashes: true }) : null;
      }
    },
  };
}
