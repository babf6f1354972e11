import { useCallback, useState } from 'react';

/** An open question and its answer callback. */
export interface OpenQuestion<Question> {
  question: Question;
  answer: (confirmed: boolean) => void;
}

/** Holds the question that an action waits for: `ask` shows it and resolves with the answer. */
export function useQuestion<Question>() {
  const [openQuestion, setOpenQuestion] = useState<OpenQuestion<Question> | null>(null);
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        setOpenQuestion({
          question,
          answer(confirmed) {
            setOpenQuestion(null);
            resolve(confirmed);
          },
        });
      }),
    [],
  );
  return { openQuestion, ask };
}
