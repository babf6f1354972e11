import { ApiError } from '@portal/api-client';
import type { UnsavedWork } from '@portal/shell';
import { useState } from 'react';

/** What becomes of a record that someone else has changed meanwhile. */
type ChangeAnswer = 'save-mine' | 'take-theirs' | 'keep-editing';

/** What someone else has changed since the person began, to be asked about. */
export interface Change<Values, Text> {
  /** What the person wants to save. */
  mine: Values;
  /** What is stored by now. */
  theirs: Text;
  /** Goes on with the save, or does not. */
  answer: (answer: ChangeAnswer) => void;
}

export interface SaveUnlessChangedOptions<Stored, Text extends object, Values> {
  /** What is typed, and what that began with. */
  work: UnsavedWork<Text>;
  /** Reads the record anew. */
  read: () => Promise<Stored>;
  /** Saves over what was read. */
  write: (mine: Values, read: Stored) => Promise<Stored>;
  /** A record as the fields of its form take it. */
  textOf: (stored: Stored) => Text;
}

/**
 * Saves a record, unless someone else has changed what the person has not seen: then it is shown and asked about
 * (decision 36). `save` resolves with what was saved, or with null when the person would rather not; it throws the refusal.
 */
export function useSaveUnlessChanged<Stored, Text extends object, Values extends object>({
  work,
  read,
  write,
  textOf,
}: SaveUnlessChangedOptions<Stored, Text, Values>) {
  const [change, setChange] = useState<Change<Values, Text> | null>(null);

  const ask = async (mine: Values, theirs: Text) => {
    const asked = Promise.withResolvers<ChangeAnswer>();
    setChange({ mine, theirs, answer: asked.resolve });
    const answer = await asked.promise;
    setChange(null);
    if (answer === 'take-theirs') work.begin(theirs);
    return answer === 'save-mine';
  };

  const save = async (mine: Values): Promise<Stored | null> => {
    const arrived = work.sending(mine);
    let seen = work.began;
    for (let attempt = 1; ; attempt += 1) {
      const stored = await read();
      const theirs = textOf(stored);
      if (work.isOthersChange(theirs, seen) && !(await ask(mine, theirs))) return null;
      seen = theirs;
      try {
        const saved = await write(mine, stored);
        arrived(textOf(saved));
        return saved;
      } catch (error) {
        if (attempt > 1 || !isOvertaken(error)) throw error;
      }
    }
  };

  return { save, change };
}

/** Someone else was faster between the reading and the saving. */
function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}
