import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { joinPdfs } from './join-pdfs.ts';

async function aPdf(...widths: number[]): Promise<ArrayBuffer> {
  const file = await PDFDocument.create();
  for (const width of widths) file.addPage([width, 100]);
  return Uint8Array.from(await file.save()).buffer;
}

it('joins the pages in order, and names the files that are no PDF or did not arrive', async () => {
  const text = new TextEncoder().encode('no PDF').buffer;
  const { content, unreadable } = await joinPdfs([await aPdf(200, 210), text, null, await aPdf(220)]);
  const pages = (await PDFDocument.load(content)).getPages();
  expect(pages.map((page) => page.getWidth())).toEqual([200, 210, 220]);
  expect(unreadable).toEqual([1, 2]);
});
