import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

type Paper = [width: number, height: number];

/** A printed page. */
interface Printed {
  /** The text of each sheet. */
  sheets: string[];
  /** Width and height of the first sheet, in points of 1/72 inch. */
  paper: Paper;
  /** The size of each sheet. A page may mix portrait and landscape. */
  papers: Paper[];
  /** Height of the largest band without text on each sheet, as a fraction of the sheet's height. */
  blanks: number[];
}

/** Prints a page as a PDF with the page's own paper size, and parses it. */
export async function printed(page: Page): Promise<Printed> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(proxy);
  const papers = await Promise.all(
    text.map(async (_, place): Promise<Paper> => {
      const [, , width = 0, height = 0] = (await proxy.getPage(place + 1)).view;
      return [Math.round(width), Math.round(height)];
    }),
  );
  const blanks = await Promise.all(
    text.map(async (_, place) => {
      const { items } = await (await proxy.getPage(place + 1)).getTextContent();
      const lines = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.transform[5]] : []));
      lines.sort((a, b) => a - b);
      const gaps = lines.slice(1).map((line, before) => line - (lines[before] ?? line));
      return Math.max(0, ...gaps) / (papers[place]?.[1] ?? 1);
    }),
  );
  // The font has one glyph for two apostrophe characters, and the PDF may contain the other one.
  const sheets = text.map((sheet) => sheet.replaceAll('ʼ', '’'));
  return { sheets, paper: papers[0] ?? [0, 0], papers, blanks };
}
