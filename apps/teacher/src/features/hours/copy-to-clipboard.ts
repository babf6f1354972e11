/** Something to paste elsewhere. */
export interface ToPaste {
  /** Where only text can be pasted. */
  text: string;
  /** The same with its form, for documents that take it. */
  html?: string;
}

/** Puts something into the clipboard; resolves with whether the browser allowed it (it does not without https, or in a frame). */
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
