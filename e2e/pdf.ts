import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** A page as it is printed. */
interface Printed {
  /** What can be read on each sheet. */
  sheets: string[];
  /** Width and height of a sheet, in points of 1/72 inch. */
  paper: [width: number, height: number];
}

/** Prints a page as a PDF on the paper that it asks for, and reads it. */
export async function printed(page: Page): Promise<Printed> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(proxy);
  const [, , width = 0, height = 0] = (await proxy.getPage(1)).view;
  // The apostrophe's glyph stands for two characters of the font, and is read back as the other.
  const sheets = text.map((sheet) => sheet.replaceAll('ʼ', '’'));
  return { sheets, paper: [Math.round(width), Math.round(height)] };
}
