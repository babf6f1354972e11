import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '../fixtures';
import { tokensOf } from '../tokensOf';
import { lines, longDocuments } from './longDocuments';
import type { Printer } from './Printer';
import { canReadPdfs, darkestColumn, type PdfSheet, readPdf } from './readPdf';
import { readStructure } from './readStructure';
import { startChromium } from './startChromium';
import { startFirefox } from './startFirefox';
import { startWebKit } from './startWebKit';

// Prints each document and list in the three engines and reads the PDFs with poppler. Checks the header, the footer and
// the page number of each sheet, the repeated table headers, and that no line is lost, repeated or cut.

interface Document {
  readonly name: string;
  readonly address: string;
  readonly who: 'admin' | 'teacher';
  /** An expression that is true when the page is complete, apart from its fonts. */
  readonly ready: string;
  readonly orientation: 'portrait' | 'landscape';
  /** Matches the words at the top of each sheet. */
  readonly head: RegExp;
  /** Lines that must occur exactly once in the whole document. */
  readonly lines: readonly string[];
  /** Words of the table header that must be above the lines on each sheet. */
  readonly tableHead?: RegExp;
  /** Matches bold text that must occur at least once. */
  readonly bold: RegExp;
  /** English half of a bilingual text on the first sheet. */
  readonly english: string;
  /** Text that is marked as important (`strong`) in the page. */
  readonly strong?: string;
  /** A table of marks, such as attendance. */
  readonly marks?: {
    /** The mark that each of its sheets must have. */
    readonly mark: string;
    /** The last word of its legend. */
    readonly legend: string;
    /** The first column group, which a line marks. */
    readonly group: string;
    /** The totals, which must not be alone on a sheet. */
    readonly totals: string;
  };
}

const isPrintable = (count = 1) => `document.querySelectorAll('main article').length >= ${count}`;
const showsRow = (name: string) => `document.querySelector('main table')?.textContent.includes('${name}')`;

const documents: readonly Document[] = [
  {
    name: 'the contracts',
    address: '/admin/contracts/list?search=2026-9',
    who: 'admin',
    ready: showsRow('2026-9090'),
    orientation: 'landscape',
    head: /Contrats/,
    lines: lines.contracts,
    tableHead: /Société.*Teacher/,
    bold: /Recherche/,
    english: 'Contracts',
    strong: '90',
  },
  {
    name: 'the calendar of a week',
    address: '/admin/calendar?date=2026-11-17',
    who: 'admin',
    ready: showsRow('Enseignant045'),
    orientation: 'landscape',
    head: /Calendrier/,
    lines: lines.teachers,
    tableHead: /lun\. .*mar\. /,
    bold: /Calendar/,
    english: 'Teacher',
  },
  {
    name: 'a statement of hours',
    address: '/admin/hours/1/2026-10/print',
    who: 'admin',
    ready: isPrintable(),
    orientation: 'portrait',
    head: /Passerelle/,
    lines: lines.contracts,
    tableHead: /Contrat/,
    bold: /Relevé/,
    english: 'Teacher',
  },
  {
    name: 'an attendance register',
    address: '/admin/contracts/print/1/attendance',
    who: 'admin',
    ready: isPrintable(),
    orientation: 'landscape',
    head: /2026-0412/,
    lines: [...lines.students, ...lines.cancelled],
    tableHead: /Étudiant|Annulé par/,
    bold: /Registre/,
    english: 'Student',
    marks: { mark: '✓', legend: 'present', group: 'sept.', totals: 'Présents' },
  },
  {
    name: 'an outline',
    address: '/admin/contracts/print/1/outline',
    who: 'admin',
    ready: isPrintable(),
    orientation: 'portrait',
    head: /2026-0412/,
    lines: lines.objectives,
    bold: /Plan de cours/,
    english: 'Teacher',
  },
  {
    name: 'a progress report',
    address: '/admin/reports/print/1/1',
    who: 'admin',
    ready: isPrintable(),
    orientation: 'portrait',
    head: /2026-0412/,
    lines: lines.remarks,
    bold: /Rapport de progrès/,
    english: 'Teacher',
  },
  {
    name: 'several reports',
    address: '/admin/reports/printSeveral?print=1-1&print=2-1',
    who: 'admin',
    ready: isPrintable(),
    orientation: 'portrait',
    head: /2026-0412/,
    lines: lines.remarks,
    bold: /Rapport de progrès/,
    english: 'Teacher',
  },
  {
    name: 'a close-out pack',
    address: '/admin/contracts/edit/1/pack',
    who: 'admin',
    ready: isPrintable(4),
    orientation: 'portrait',
    head: /2026-0412/,
    lines: [...lines.objectives, ...lines.remarks],
    bold: /Registre/,
    english: 'Teacher',
  },
];

type Engine = 'Chromium' | 'Firefox' | 'WebKit';

const start: Readonly<Record<Engine, () => Promise<Printer | string>>> = {
  Chromium: startChromium,
  Firefox: startFirefox,
  WebKit: startWebKit,
};

const test = base.extend<object, { printers: (engine: Engine) => Promise<Printer | string>; folder: string }>(
  {
    printers: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
      async ({}, use) => {
        const started = new Map<Engine, Promise<Printer | string>>();
        await use((engine) => {
          const printer = started.get(engine) ?? announced(start[engine]());
          started.set(engine, printer);
          return printer;
        });
        for (const printer of started.values()) {
          const found = await printer;
          if (typeof found !== 'string') await found.close();
        }
      },
      { scope: 'worker' },
    ],
    folder: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
      async ({}, use) => use(mkdtempSync(join(tmpdir(), 'paper-'))),
      { scope: 'worker' },
    ],
  },
);

test.use({ data: longDocuments() });

async function announced(starting: Promise<Printer | string>): Promise<Printer | string> {
  const printer = await ((await canReadPdfs())
    ? starting
    : 'poppler is missing: apt-get install poppler-utils');
  console.log(typeof printer === 'string' ? `Left out: ${printer}` : printer.version);
  return printer;
}

/** Print has its own fonts, which are loaded when the page is idle. */
const fontsAreLoaded = `[400, 500, 600].every((weight) => [...document.fonts].some((font) => font.family.includes('Inter Paper') && font.weight == weight && font.status === 'loaded'))`;

/** Width of the empty margin on each edge of a sheet, in points. */
const margin = 18;

const timesOf = (sheets: readonly PdfSheet[], word: string) =>
  sheets.flatMap(({ text }) => text.split(word).slice(1)).length;

function expectSheets(sheets: readonly PdfSheet[], document: Document): void {
  const { orientation, head, lines: expected, tableHead, bold } = document;
  expect(sheets.length, 'sheets').toBeGreaterThanOrEqual(3);
  sheets.forEach(({ width, height, words, text }, place) => {
    const sheet = `sheet ${place + 1}`;
    if (document.name !== 'a close-out pack')
      expect(width > height ? 'landscape' : 'portrait', sheet).toBe(orientation);
    expect(text, `${sheet}, head`).toMatch(head);
    const number = `${place + 1} / ${sheets.length}`;
    expect(text, `${sheet}, number`).toContain(number);
    expect(text, `${sheet}, foot`).toContain('info@passerelle.example');
    // The words of the footer are on one line, below everything else.
    const foot = words.find((word) => word.text === 'info@passerelle.example');
    const outside = words.filter(
      ({ left, right, top, bottom }) =>
        left < margin ||
        right > width - margin ||
        top < margin ||
        bottom > height - margin ||
        (top < (foot?.top ?? 0) && bottom > (foot?.top ?? 0) + 1),
    );
    expect(outside, `${sheet}, words in the margins or under the foot`).toEqual([]);
    if (tableHead && expected.some((line) => text.includes(line)))
      expect(text, `${sheet}, head of the table`).toMatch(tableHead);
  });
  const wrong = expected.flatMap((line) => {
    const times = timesOf(sheets, line);
    return times === 1 ? [] : [`${line}: ${times} times`];
  });
  expect(wrong, 'lines').toEqual([]);
  expect(sheets.map(({ text }) => text).join(' '), 'bold text').toMatch(bold);
}

/** Checks that the columns of each sheet have a visible line, the legend is clear of them, and no totals are alone. */
async function expectMarks(
  file: string,
  sheets: readonly PdfSheet[],
  { mark, legend, group, totals }: NonNullable<Document['marks']>,
): Promise<void> {
  expect(sheets.filter(({ text }) => text.includes(totals) && !text.includes(mark))).toEqual([]);
  for (const [place, { words }] of sheets.entries()) {
    const head = words.find(({ text }) => text === group);
    if (!head) continue;
    const sheet = `sheet ${place + 1}`;
    const explained = words.find(({ text }) => text === legend);
    if (explained) expect(head.top - explained.bottom, `${sheet}, gap below the legend`).toBeGreaterThan(9);
    const line = await darkestColumn(file, place + 1, { ...head, left: head.left - 8, right: head.left - 1 });
    // A printer loses lines that are paler.
    expect(line, `${sheet}, line before ${group}`).toBeLessThan(180);
  }
}

/**
 * Checks that the PDF's structure has texts in both languages and important text, so that a screen reader pronounces
 * each correctly.
 */
async function expectStructure(file: string, { english, strong }: Document): Promise<void> {
  const texts = await readStructure(file);
  const languagesOf = (text: string) =>
    new Set(texts.filter((found) => found.text === text.replaceAll(' ', '')).map(({ lang }) => lang));
  expect([...languagesOf(english)], `language of "${english}"`).toEqual(['en']);
  if (strong) expect(texts.map(({ text }) => text)).toContain(strong);
}

for (const document of documents)
  for (const engine of ['Chromium', 'Firefox', 'WebKit'] as const)
    test(`${document.name} on paper in ${engine} (DECISION-98, DECISION-113, DECISION-115)`, async ({
      origin,
      printers,
      folder,
    }) => {
      test.slow();
      const printer = await printers(engine);
      if (typeof printer === 'string') {
        test.info().annotations.push({ type: 'left out', description: printer });
        return;
      }
      const file = join(folder, `${document.name} ${engine}.pdf`);
      await printer.print({
        url: origin.address + document.address,
        storage: await tokensOf(origin.address, document.who),
        ready: `${document.ready} && ${fontsAreLoaded}`,
        orientation: document.orientation,
        file,
      });
      const sheets = await readPdf(file);
      expectSheets(sheets, document);
      if (document.marks) await expectMarks(file, sheets, document.marks);
      // The other engines write no structure to their PDFs.
      if (engine === 'Chromium') await expectStructure(file, document);
    });
