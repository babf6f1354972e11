import { type RefObject, useEffect, useState } from 'react';

type CopyState = 'idle' | 'copied' | 'failed';

/** How long the success message stays, in ms. */
const messageDuration = 6000;

/** Copies a text to the clipboard; without the Clipboard API it copies the selection of `input`. */
export function useCopy(text: string, input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  const [result, setResult] = useState<{ text: string; state: CopyState }>();
  const state = result?.text === text ? result.state : 'idle';

  useEffect(() => {
    if (result?.state !== 'copied') return;
    const timer = setTimeout(() => setResult(undefined), messageDuration);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    // Clearing the message first makes screen readers announce it again.
    setResult(undefined);
    const isCopied = (await writeToClipboard(text)) || copySelection(input.current);
    setResult({ text, state: isCopied ? 'copied' : 'failed' });
  };
  return { state, copy };
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copySelection(input: HTMLInputElement | HTMLTextAreaElement | null): boolean {
  const previousFocus = document.activeElement;
  input?.focus();
  input?.select();
  const isCopied = document.execCommand('copy');
  // If copying failed, the text stays selected for the keyboard shortcut.
  if (isCopied && previousFocus instanceof HTMLElement) previousFocus.focus();
  return isCopied;
}
