import { type RefObject, useEffect, useState } from 'react';

type CopyState = 'idle' | 'copied' | 'failed';

/** How long the answer stays, in ms. */
const shown = 6000;

/**
 * Puts a text into the clipboard, and tells how that went. `input` shows the text: where the page may not write to the
 * clipboard (without https, or in a frame), it is selected and the browser is asked to copy the selection.
 */
export function useCopy(text: string, input: RefObject<HTMLInputElement | null>) {
  const [answer, setAnswer] = useState<{ text: string; state: CopyState }>();
  // What was copied is no longer what is shown.
  const state = answer?.text === text ? answer.state : 'idle';

  useEffect(() => {
    if (answer?.state !== 'copied') return;
    const timer = setTimeout(() => setAnswer(undefined), shown);
    return () => clearTimeout(timer);
  }, [answer]);

  const copy = async () => {
    // Taken away and put there anew, it is said once more.
    setAnswer(undefined);
    const isCopied = (await written(text)) || copiedBySelection(input.current);
    setAnswer({ text, state: isCopied ? 'copied' : 'failed' });
  };
  return { state, copy };
}

async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copiedBySelection(input: HTMLInputElement | null): boolean {
  const before = document.activeElement;
  input?.focus();
  input?.select();
  const isCopied = document.execCommand('copy');
  // Not copied, it stays selected for the keys.
  if (isCopied && before instanceof HTMLElement) before.focus();
  return isCopied;
}
