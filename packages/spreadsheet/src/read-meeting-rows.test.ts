import {
  aMeetingFile,
  type ClockSecond,
  dayOfSecond,
  type MeetingFile,
  type MeetingFileProblem,
  meetingFileBytes,
  meetingFileVariants,
  momentOfSecond,
  type ReadMeetingOptions,
  readMeetingFile,
  variantOf,
} from '@portal/domain';
import { describe, expect, test } from 'vitest';
import { readMeetingRows } from './read-meeting-rows.ts';

async function read(id: string, options?: ReadMeetingOptions): Promise<MeetingFile | MeetingFileProblem> {
  const rows = await readMeetingRows(meetingFileBytes(aMeetingFile(id)));
  if (typeof rows === 'string') throw new Error(rows);
  return readMeetingFile(rows, options);
}

async function readWhole(id: string, options?: ReadMeetingOptions): Promise<MeetingFile> {
  const file = await read(id, options);
  if ('kind' in file) throw new Error(file.kind);
  return file;
}

const clock = (second: ClockSecond | null) => (second === null ? null : momentOfSecond(second).time);

/** What a reader of the file would say: who, from when to when, with which address. */
const said = ({ joins }: MeetingFile) =>
  joins.map(({ name, from, until, emails }) =>
    `${name} ${clock(from)}–${clock(until)} ${emails.join(' ')}`.trim(),
  );

describe('Teams', () => {
  test('each join of 2026, in month/day order', async () => {
    const file = await readWhole('teams-2026');
    expect(said(file)).toEqual([
      'Léa Villeneuve 11:55–13:31 lea@ecole.example',
      'Fortin, Inès 11:58–13:30 ines.fortin@aero.example',
      'Marc-André Thériault (External) 12:12–12:40 ma.theriault@aero.example',
      'Marc-André Thériault (External) 12:50–13:31 ma.theriault@aero.example',
      'Zoé (Guest) 12:01–13:10',
    ]);
    expect(file).toMatchObject({ program: 'teams', title: 'Cours de français', remarks: [] });
    expect([dayOfSecond(file.from ?? 0), clock(file.from), clock(file.until)]).toEqual([
      '2026-11-24',
      '11:55',
      '13:31',
    ]);
    expect(file.joins.map(({ isOrganizer }) => isOrganizer)).toEqual([true, false, false, false, false]);
  });

  test('day/month order with 24 hours, and the sign-in name as a second address', async () => {
    const file = await readWhole('teams-2022');
    expect(dayOfSecond(file.from ?? 0)).toBe('2022-11-15');
    // The sign-in name is only in the list of people.
    expect(said(file)).toEqual([
      'VILLENEUVE LEA (EXT) 09:30–10:01 lea@ecole.example',
      'Inès Fortin 09:31–10:01 ines.fortin@aero.example ifortin@aero.onmicrosoft.example',
    ]);
  });

  test('5/04 is asked about unless a planned class decides it', async () => {
    expect(await read('teams-full-names')).toEqual({
      kind: 'date-order',
      days: { 'day-first': '2026-04-05', 'month-first': '2026-05-04' },
    });
    expect(await read('teams-full-names', { days: ['2026-06-01'] })).toMatchObject({ kind: 'date-order' });
    expect(await read('teams-full-names', { days: ['2026-04-05', '2026-05-04'] })).toMatchObject({
      kind: 'date-order',
    });
    expect(dayOfSecond((await readWhole('teams-full-names', { days: ['2026-05-04'] })).from ?? 0)).toBe(
      '2026-05-04',
    );
    expect(dayOfSecond((await readWhole('teams-full-names', { order: 'day-first' })).from ?? 0)).toBe(
      '2026-04-05',
    );
  });

  test('one row for each person, as in 2021', async () => {
    expect(said(await readWhole('teams-2021'))).toEqual([
      'Léa Villeneuve 12:00–13:29 lea@ecole.example',
      'Inès Fortin 12:01–13:29 ines.fortin@aero.example',
    ]);
  });

  test('a list of actions; who did not leave has no end', async () => {
    expect(said(await readWhole('teams-actions'))).toEqual([
      'Léa Villeneuve 11:55–null',
      'Inès Fortin 12:00–12:30',
      'Inès Fortin 12:36–null',
    ]);
  });

  test('commas and quotes, as a spreadsheet program saves it', async () => {
    const file = await readWhole('teams-commas');
    expect(said(file)).toEqual(['Fortin, Inès 12:00–13:30 ines.fortin@aero.example']);
    expect(file).toMatchObject({ title: 'Français, B1', program: 'teams' });
  });

  test('a file that ends early keeps the people of its first list, and says so', async () => {
    const file = await readWhole('teams-cut');
    expect(said(file)).toEqual([
      'Inès Fortin 12:00–13:30 ines.fortin@aero.example',
      'Zoé Légaré 12:20–13:30 zoe@aero.example',
    ]);
    expect(file.remarks).toEqual([{ kind: 'cut-short' }]);
  });

  test('other headings are read by what the columns contain, and the person is asked to check', async () => {
    const file = await readWhole('teams-french');
    expect(said(file)).toEqual([
      'Inès Fortin 12:00–13:30 ines.fortin@aero.example',
      'Léa Villeneuve 12:00–13:30 lea@ecole.example',
    ]);
    expect(file).toMatchObject({
      title: 'Cours d’anglais',
      program: 'teams',
      remarks: [{ kind: 'by-content' }],
    });
    expect(file.joins.map(({ isOrganizer }) => isOrganizer)).toEqual([false, true]);
  });

  test('only who attended, where the organization hides the times', async () => {
    const file = await readWhole('teams-who-attended');
    expect(said(file)).toEqual(['Inès Fortin null–null ines.fortin@aero.example']);
    expect(file.remarks).toEqual([{ kind: 'no-times' }]);
  });
});

describe('Zoom', () => {
  test('each join below the line of the meeting; the waiting room does not count', async () => {
    const file = await readWhole('zoom-joins');
    expect(said(file)).toEqual([
      'Léa Villeneuve 11:55–13:31 lea@ecole.example',
      'Zoé (Zoé Légaré) 12:01–13:10',
      'Inès Fortin 12:00–13:31 ines.fortin@aero.example',
    ]);
    expect(file).toMatchObject({ program: 'zoom', title: 'Cours de français', remarks: [] });
    expect([clock(file.from), clock(file.until)]).toEqual(['11:55', '13:31']);
  });

  test('lower-case headings and day/month without seconds', async () => {
    const file = await readWhole('zoom-joins-2025');
    expect(dayOfSecond(file.from ?? 0)).toBe('2026-11-24');
    expect(said(file)).toEqual([
      'Inès Fortin 12:00–13:30 ines.fortin@aero.example',
      'iPhone 12:05–12:35',
      'iPhone 12:10–13:30',
    ]);
    expect(file.program).toBe('zoom');
  });

  test('unique users: how long, but not when', async () => {
    const file = await readWhole('zoom-people');
    expect(file.joins.map(({ name, seconds }) => [name, seconds])).toEqual([
      ['Inès Fortin', 88 * 60],
      ['Zoé (Zoé Légaré)', 12 * 60],
    ]);
    expect(file.remarks).toEqual([{ kind: 'durations-only' }]);
  });
});

describe('Meet', () => {
  test('times without a day are those of the only planned day, else asked', async () => {
    expect(await read('meet')).toEqual({ kind: 'no-day' });
    expect(await read('meet', { days: ['2026-11-23', '2026-11-24'] })).toEqual({ kind: 'no-day' });
    const file = await readWhole('meet', { days: ['2026-11-24'] });
    expect(said(file)).toEqual(['Inès Fortin 12:01–13:29 ines.fortin@aero.example', 'Zoé 12:00–12:12']);
    expect(dayOfSecond(file.joins[0]?.from ?? 0)).toBe('2026-11-24');
    expect(file.joins[0]?.seconds).toBe(88 * 60);
  });

  test('a time zone is converted, a formula stays a text, an unreadable row is named', async () => {
    const file = await readWhole('meet-strange', { clockAt: (utc) => utc - 5 * 3600 });
    expect(said(file)).toEqual([
      '=HYPERLINK("x") 12:00–12:30',
      'Inès Fortin 12:00–13:30 ines.fortin@aero.example',
    ]);
    expect(file.remarks).toEqual([{ kind: 'unreadable-row', row: 4 }]);
  });
});

describe('files that are no attendance report', () => {
  const text = (content: string) => new TextEncoder().encode(content);

  test.each([
    ['nothing', text(''), { kind: 'empty' }],
    ['blank lines', text('\r\n\t\r\n'), { kind: 'empty' }],
    ['a letter', text('Bonjour,\nvoici la liste.\n'), { kind: 'not-attendance' }],
    ['a list of students', text('Nom;Ville\nFortin;Lévis\n'), { kind: 'not-attendance' }],
    ['headings without people', text('Name,Email,Duration\n'), { kind: 'not-attendance' }],
    ['5,001 rows', text(`Name,Email,Duration\n${'Zoé,,3\n'.repeat(5000)}`), { kind: 'too-long', max: 5000 }],
  ])('%s', async (_, content, problem) => {
    const rows = await readMeetingRows(content);
    expect(typeof rows === 'string' ? rows : readMeetingFile(rows)).toEqual(problem);
  });

  test('a text that ends inside a quoted cell is damaged', async () => {
    expect(await readMeetingRows(text('Name,Email,Duration\n"Fortin, In'))).toBe('damaged');
  });

  test('a picture is none', async () => {
    expect(await readMeetingRows(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toBe(
      'not-a-spreadsheet',
    );
  });

  test('a name in the letters of Western Europe, as Excel saves it', async () => {
    const bytes = Uint8Array.from('Name;Email;Duration\nZo\xe9;zoe@aero.example;30\n', (letter) =>
      letter.charCodeAt(0),
    );
    const rows = await readMeetingRows(bytes);
    expect(typeof rows === 'string' ? rows : rows[1]?.cells[0]).toBe('Zoé');
  });
});

test('each variant is known by its headings, whatever their case', async () => {
  for (const variant of meetingFileVariants) {
    expect(variantOf(variant.heads.map((head) => head.toUpperCase()))).toBe(variant);
  }
  expect(variantOf(['Name', 'Email'])).toBeUndefined();
});
