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

/** Pixels per point in pictures of sheets. */
const pixelsPerPoint = 4;

/**
 * Draws an area of a sheet and returns the average shade of its darkest column of pixels, from 0 (black) to 255 (white).
 */
export async function darkestColumn(
  file: string,
  sheet: number,
  { left, right, top, bottom }: Omit<Word, 'text'>,
): Promise<number> {
  const [x, y, width, height] = [left, top, right - left, bottom - top].map((points) =>
    Math.round(points * pixelsPerPoint),
  ) as [number, number, number, number];
  const area = { f: sheet, l: sheet, r: 72 * pixelsPerPoint, x, y, W: width, H: height };
  const options = Object.entries(area).flatMap(([name, value]) => [`-${name}`, String(value)]);
  const { stdout } = await program('pdftoppm', ['-gray', ...options, file], { encoding: 'buffer' });
  // A header of three lines, then one byte per pixel.
  const pixels = stdout.subarray(stdout.length - width * height);
  const columns = Array.from({ length: width }, (_, column) => {
    const shades = Array.from({ length: height }, (_row, row) => pixels[row * width + column] ?? 255);
    return shades.reduce((sum, shade) => sum + shade, 0) / height;
  });
  return Math.min(...columns);
}

const wordTag = /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)<\/word>/g;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

// The font has one glyph for two apostrophe characters, and the PDF may contain the other one.
const unescaped = (text: string) =>
  text.replaceAll(/&(\w+);/g, (all, name: string) => entities[name] ?? all).replaceAll('ʼ', '’');
