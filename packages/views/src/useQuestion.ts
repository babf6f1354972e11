import { useCallback, useState } from 'react';

/** A question on screen, and how to answer it. */
export interface AskedQuestion<Question> {
  question: Question;
  answer: (confirmed: boolean) => void;
}

/** Holds the question that an action waits for: `ask` shows it and resolves with the answer. */
export function useQuestion<Question>() {
  const [asked, setAsked] = useState<AskedQuestion<Question> | null>(null);
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        setAsked({
          question,
          answer(confirmed) {
            setAsked(null);
            resolve(confirmed);
          },
        });
      }),
    [],
  );
  return { asked, ask };
}
