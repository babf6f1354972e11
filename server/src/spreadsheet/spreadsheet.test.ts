import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Refusal } from '../refusal/Refusal.ts';
import { readSpreadsheet, refuseLargeSpreadsheet, writeSpreadsheet } from './spreadsheet.ts';

const rowsOf = async (content: Buffer) => (await readSpreadsheet(content)).rows.map(({ cells }) => cells);

/** Long limits, for a machine that runs other tests. */
const ownTime = { milliseconds: 20_000, maxWait: 60_000 };

const people = (count: number) =>
  writeSpreadsheet(Array.from({ length: count }, (_, row) => [`Ng ${row}`, `${row}@a.example`]));

describe('spreadsheets', () => {
  it.each(['xlsx', 'xls'] as const)('come back from an .%s as they went in (IMPORT-03)', async (format) => {
    const rows = [
      ['Prénom - First name', 'Nom - Last name', 'Ville - City'],
      ['Thérèse', "D'Août", 'Trois-Rivières'],
      ['Łukasz', 'Nguyễn'],
    ];
    expect(await rowsOf(writeSpreadsheet(rows, format))).toEqual(rows);
  });

  it('are read as they are seen: numbers, dates, spaces and empty rows', async () => {
    const book = utils.book_new();
    const sheet = utils.aoa_to_sheet(
      [
        ['Téléphone', 'Test'],
        ['', '  '],
        [5145550199, new Date(Date.UTC(2026, 10, 20))],
        [' Ana  ', null],
      ],
      { UTC: true },
    );
    utils.book_append_sheet(book, sheet, 'Étudiants');
    const content: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
    expect(await rowsOf(content)).toEqual([['Téléphone', 'Test'], ['5145550199', '2026-11-20'], ['Ana']]);
  });

  it('have no rows when there is nothing in them', async () => {
    expect(await rowsOf(writeSpreadsheet([]))).toEqual([]);
  });

  it('are refused when they unpack to more than the limit, in both languages', async () => {
    const sheet = writeSpreadsheet([['Prénom', 'Nom']]);
    await expect(readSpreadsheet(sheet, { bytes: 1000 })).rejects.toThrow(
      /dépasse 50 Mo une fois décompressé - The file is larger than 50 MB once unpacked/,
    );
  });

  it('are refused when they take longer than the limit, in both languages, and the next one is read', async () => {
    const rows = [['Prénom', 'Nom']];
    const sheet = writeSpreadsheet(rows);
    await expect(readSpreadsheet(sheet, { milliseconds: 0 })).rejects.toThrow(
      /prend plus de 2 secondes de calcul à lire.* - The file takes more than 2 seconds of computing to read/,
    );
    expect(await rowsOf(sheet)).toEqual(rows);
  });

  it('are put off when the thread gets no processor for so long, in both languages, and the next one is read', async () => {
    const rows = [['Prénom', 'Nom']];
    const sheet = writeSpreadsheet(rows);
    await expect(readSpreadsheet(sheet, { maxWait: 0 })).rejects.toMatchObject({
      code: 'unavailable',
      message:
        'Le serveur est trop occupé pour lire le fichier. Réessayez dans une minute - The server is too busy to read the file. Try again in a minute',
      retryAfter: 60,
    });
    expect(await rowsOf(sheet)).toEqual(rows);
  });

  it('are refused as uploads for their unpacked size only', async () => {
    const sheet = writeSpreadsheet([['Prénom', 'Nom']]);
    expect(() => refuseLargeSpreadsheet(sheet, 1000)).toThrow(/larger than 50 MB once unpacked/);
    for (const content of [sheet, Buffer.from('x'), sheet.subarray(0, 40)])
      expect(() => refuseLargeSpreadsheet(content)).not.toThrow();
  });

  // On other systems the limit is elapsed time (`SheetLimits`).
  it.runIf(process.platform === 'linux')(
    'are not refused because others keep the processor busy',
    async () => {
      const sheet = people(1000);
      await readSpreadsheet(sheet, ownTime);
      const others = Array.from(
        { length: 4 * availableParallelism() },
        () => new Worker('for (;;);', { eval: true }),
      );
      onTestFinished(async () => {
        await Promise.all(others.map((other) => other.terminate()));
      });
      await Promise.all(others.map((other) => once(other, 'online')));
      // The file takes a fraction of this time alone, and several times as long beside the other threads.
      const { rows } = await readSpreadsheet(sheet, { ...ownTime, milliseconds: 600 });
      expect(rows).toHaveLength(1000);
    },
  );

  it('are read while everything else goes on', async () => {
    const sheet = people(5000);
    await readSpreadsheet(writeSpreadsheet([['Prénom']]));
    let isRead = false;
    let turns = 0;
    const reading = Promise.all([readSpreadsheet(sheet, ownTime), readSpreadsheet(sheet, ownTime)]).finally(
      () => {
        isRead = true;
      },
    );
    // Awaited below. Until then, this prevents an unhandled rejection.
    reading.catch(() => undefined);
    while (!isRead) {
      await new Promise((done) => setImmediate(done));
      turns += 1;
    }
    await reading;
    // If reading blocked this thread, there would be only one turn.
    expect(turns).toBeGreaterThan(10);
  });

  it('are read without a change to the file', async () => {
    const sheet = writeSpreadsheet([['Prénom', 'Nom']]);
    const before = Buffer.from(sheet);
    await readSpreadsheet(sheet);
    expect(sheet.equals(before)).toBe(true);
  });

  it.each([
    ['a text', Buffer.from('Prénom,Nom\nAna,Roy\n')],
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('%PDF-1.4\n')],
    ['an archive that holds no sheet', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400, 7)])],
    ['half a sheet', writeSpreadsheet([['Prénom', 'Nom']]).subarray(0, 700)],
    ['half an old sheet', writeSpreadsheet([['Prénom', 'Nom']], 'xls').subarray(0, 700)],
  ])('are not %s, which is refused (IMPORT-03)', async (_, content) => {
    await expect(readSpreadsheet(content)).rejects.toThrow(Refusal);
  });
});
