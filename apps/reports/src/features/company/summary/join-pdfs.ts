import { PDFDocument } from 'pdf-lib';

/** Returns the pages of all files that are readable PDFs as one PDF, in order. */
export async function joinPdfs(
  files: readonly ArrayBuffer[],
): Promise<{ content: Uint8Array<ArrayBuffer>; joined: number; unreadable: number }> {
  const whole = await PDFDocument.create();
  let unreadable = 0;
  for (const file of files) {
    const source = await PDFDocument.load(file).catch(() => null);
    const pages = source && (await whole.copyPages(source, source.getPageIndices()).catch(() => null));
    if (!pages) unreadable += 1;
    else for (const page of pages) whole.addPage(page);
  }
  const content = Uint8Array.from(await whole.save());
  return { content, joined: files.length - unreadable, unreadable };
}
