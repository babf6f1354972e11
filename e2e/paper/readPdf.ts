import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const program = promisify(execFile);

/** A word and its position, in points from the upper left corner of its sheet. */
interface Word {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A sheet of a PDF, in points of 1/72 inch. */
export interface PdfSheet {
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  /** Its words in reading order, with one space between them. */
  readonly text: string;
}

/** Returns whether poppler is installed, which reads the PDFs. */
export async function canReadPdfs(): Promise<boolean> {
  return program('pdftotext', ['-v']).then(
    () => true,
    () => false,
  );
}

/** Returns the sheets of a PDF as poppler reads them (`pdftotext -bbox`). */
export async function readPdf(file: string): Promise<PdfSheet[]> {
  const { stdout } = await program('pdftotext', ['-bbox', file, '-'], { maxBuffer: 100_000_000 });
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) => {
      const words = [...page.matchAll(wordTag)].map(
        ([, left, top, right, bottom, text = '']): Word => ({
          text: unescaped(text),
          left: Number(left),
          top: Number(top),
          right: Number(right),
          bottom: Number(bottom),
        }),
      );
      const [, width, height] = /^width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? [];
      return {
        width: Number(width),
        height: Number(height),
        words,
        text: words.map(({ text }) => text).join(' '),
      };
    });
}

const wordTag = /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)<\/word>/g;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

// The font has one glyph for two apostrophe characters, and the PDF may contain the other one.
const unescaped = (text: string) =>
  text.replaceAll(/&(\w+);/g, (all, name: string) => entities[name] ?? all).replaceAll('ʼ', '’');
