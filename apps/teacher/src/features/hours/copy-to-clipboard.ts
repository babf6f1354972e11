/** Content for the clipboard. */
export interface ToPaste {
  /** Pasted where only plain text is possible. */
  text: string;
  /** Pasted into documents with formatting. */
  html?: string;
}

/** Writes content to the clipboard; resolves with whether the browser allowed it (not without HTTPS or in a frame). */
export async function copyToClipboard({ text, html }: ToPaste): Promise<boolean> {
  return (html !== undefined && (await withForm(text, html))) || (await asText(text));
}

async function withForm(text: string, html: string): Promise<boolean> {
  try {
    const part = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
    await navigator.clipboard.write([
      new ClipboardItem({ ...part('text/plain', text), ...part('text/html', html) }),
    ]);
    return true;
  } catch {
    return false;
  }
}

async function asText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
