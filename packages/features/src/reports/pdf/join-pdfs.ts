import { PDFDocument } from 'pdf-lib';

/** Joins the pages of all readable PDFs in order, and returns the indexes of the other files. */
export async function joinPdfs(
  files: readonly (ArrayBuffer | null)[],
): Promise<{ content: Uint8Array<ArrayBuffer>; unreadable: number[] }> {
  const whole = await PDFDocument.create();
  const unreadable: number[] = [];
  for (const [place, file] of files.entries()) {
    const source = file && (await PDFDocument.load(file).catch(() => null));
    const pages = source && (await whole.copyPages(source, source.getPageIndices()).catch(() => null));
    if (!pages) unreadable.push(place);
    else for (const page of pages) whole.addPage(page);
  }
  return { content: Uint8Array.from(await whole.save()), unreadable };
}
