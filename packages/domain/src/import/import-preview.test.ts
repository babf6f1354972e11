import { describe, expect, it } from 'vitest';
import { studentImportColumns, teacherImportColumns } from './import-columns.ts';
import { importOutcome, refusedSheet } from './import-outcome.ts';
import {
  compareImport,
  type ImportFinding,
  type ImportRow,
  isRefusable,
  isTooLong,
  type KnownForImport,
  type KnownPerson,
  lineHead,
  previewImport,
  reasonHead,
} from './import-preview.ts';
import { studentRowSchema, teacherRowSchema } from './import-schemas.ts';
import { maxImportRows, type SheetRow } from './sheet.ts';

const heads = ['Prénom', 'Nom', 'Courriel', 'Ville'];

function sheet(...rows: string[][]): SheetRow[] {
  return rows.map((cells, place) => ({ number: place + 1, cells, formulas: [] }));
}

function students(...rows: string[][]) {
  return previewImport(sheet(heads, ...rows), studentImportColumns, studentRowSchema);
}

function findings(rows: string[][], known: KnownPerson[] = []) {
  return compareImport(students(...rows).rows, { people: known }).map(({ number, findings }) => [
    number,
    ...findings,
  ]);
}

describe('what a file holds, before it is sent', () => {
  it('is read by the columns it has, in any order; unknown ones are named (DECISION-29)', () => {
    const { heads, rows } = previewImport(
      sheet(['Last name', 'Pointure', 'Email', 'First name'], ['Ng', '41', 'kim@client.example', 'Kim']),
      studentImportColumns,
      studentRowSchema,
    );
    expect(heads.unknown).toEqual(['Pointure']);
    expect(rows).toEqual([
      {
        number: 2,
        cells: ['Ng', '41', 'kim@client.example', 'Kim'],
        formulas: [],
        values: { name: 'Kim', lastName: 'Ng', email: 'kim@client.example' },
        findings: [],
      },
    ]);
  });

  it('says nothing of single rows where a required column is missing', () => {
    const { heads, rows } = previewImport(
      sheet(['Nom', 'Courriel'], ['Ng', 'not an address']),
      teacherImportColumns,
      teacherRowSchema,
    );
    expect(heads.missing).toEqual(['name', 'phone']);
    expect(rows[0]?.findings).toEqual([]);
  });

  it('of an empty file is nothing, with every required column missing', () => {
    const { heads, headCells, rows } = previewImport([], studentImportColumns, studentRowSchema);
    expect(headCells).toEqual([]);
    expect(heads.missing).toEqual(['name', 'lastName', 'email']);
    expect(rows).toEqual([]);
  });

  it('says what the server will refuse, column by column (IMPORT-04, IMPORT-05)', () => {
    expect(findings([['', 'Ng', 'kim', '']])).toEqual([
      [
        2,
        { kind: 'refused', field: 'name', refusal: 'student-name-missing' },
        { kind: 'refused', field: 'email', refusal: 'student-email-invalid' },
      ],
    ]);
  });

  it.each([
    ['Jos\u00C3\u00A9', 'damaged-text'],
    ['Jos\uFFFD', 'damaged-text'],
    ['Kim\u200B', 'damaged-text'],
    ['Kim\u202Egnp', 'damaged-text'],
    ['Kim\u0007', 'damaged-text'],
    ['#N/A', 'damaged-text'],
    ['#REF!', 'damaged-text'],
    ['#NUM!', 'damaged-text'],
    ['Lâ€™Ange', 'damaged-text'],
    ['\u2067Kim', 'damaged-text'],
    ['\u00ADKim', 'damaged-text'],
    ['\uE000Kim', 'damaged-text'],
    ['Ki\uFEFFm', 'damaged-text'],
    ['=1+1', 'formula-text'],
    ['@SUM(A1)', 'formula-text'],
  ])('looks twice at the name %j: %s', (name, kind) => {
    expect(findings([[name, 'Ng', 'kim@client.example', '']])).toEqual([[2, { kind, field: 'name' }]]);
  });

  it.each([
    'ليلى',
    'Nguyễn',
    'O’Brien',
    '王小明',
    'می‌خواهم',
    'ÃO',
    'Ãngela',
    '-',
    'Þórður',
    'Владимир',
    'A=B',
    'n#N/A',
    '#N/A!',
  ])('takes the name %s as it is', (name) => {
    expect(findings([[name, 'Ng', 'kim@client.example', '']])).toEqual([[2]]);
  });

  it('says where a cell holds a formula, but in a column that is not read', () => {
    const rows = sheet([...heads, 'Âge'], ['Kim', 'Ng', 'kim@client.example', 'Lévis', '42']);
    const withFormulas = rows.map((row) => ({ ...row, formulas: row.number === 2 ? [3, 4] : [] }));
    const preview = previewImport(withFormulas, studentImportColumns, studentRowSchema);
    expect(preview.rows[0]?.findings).toEqual([{ kind: 'formula', field: 'city' }]);
  });

  it('says which cells were not read and whether the row is hidden, and refuses a required one', () => {
    const [head, row] = sheet([...heads, 'Âge'], ['', 'Ng', 'kim@client.example', '', '']);
    const read = {
      number: 2,
      cells: row?.cells ?? [],
      formulas: [],
      isHidden: true,
      remarks: [
        { place: 0, kind: 'no-result', text: '' },
        { place: 3, kind: 'error', text: '#N/A' },
        { place: 4, kind: 'error', text: '#REF!' },
      ] as const,
    };
    const preview = previewImport(head ? [head, read] : [], studentImportColumns, studentRowSchema);
    expect(preview.rows[0]?.findings).toEqual([
      { kind: 'refused', field: 'name', refusal: 'student-name-missing' },
      { kind: 'no-result', field: 'name' },
      { kind: 'error', field: 'city', text: '#N/A' },
      { kind: 'hidden' },
    ]);
  });
});

describe('who is there twice', () => {
  const aRow = (number: number, name: string, lastName: string): ImportRow => ({
    number,
    cells: [],
    formulas: [],
    values: { name, lastName },
    findings: [],
  });
  const kim = { id: 7, name: 'Kim', lastName: 'Ng', email: 'Kim@Client.example' };

  it('is found by the address, within the file', () => {
    expect(
      findings([
        ['Kim', 'Ng', 'kim@client.example', ''],
        ['Anne', 'Roy', 'anne@client.example', ''],
        ['K.', 'Ng', ' KIM@client.example', ''],
      ]),
    ).toEqual([[2], [3], [4, { kind: 'same-email', row: 2 }]]);
  });

  it('is nobody whom the server refuses anyway', () => {
    expect(
      findings([
        ['', 'Ng', 'kim@client.example', ''],
        ['Kim', 'Ng', 'kim@client.example', ''],
      ])[1],
    ).toEqual([3]);
  });

  it('is found by the address, among those who are there already', () => {
    expect(
      findings(
        [
          ['K.', 'Ng', 'kim@client.example', ''],
          ['Kim', 'Ng', 'kim@client.example', ''],
        ],
        [kim],
      ),
    ).toEqual([
      [2, { kind: 'known-email', person: kim }],
      [3, { kind: 'known-email', person: kim }],
    ]);
  });

  it('is said to be archived, so that the record is restored (DECISION-96)', () => {
    const archived = { ...kim, archived: true };
    expect(findings([['K.', 'Ng', 'kim@client.example', '']], [archived])).toEqual([
      [2, { kind: 'archived-email', person: archived }],
    ]);
  });

  it('is nobody who shares the last name only', () => {
    const rows = [
      ['Anne', 'Ng', 'anne@client.example', ''],
      ['Paul', 'Ng', 'paul@client.example', ''],
    ];
    expect(findings(rows, [kim])).toEqual([[2], [3]]);
  });

  it('is only probable by the name: accents, capitals and spaces make no difference', () => {
    const jose = { id: 8, name: 'José', lastName: 'Núñez', email: null };
    const found = findings(
      [
        ['JOSE', ' nunez', 'jose@client.example', ''],
        ['José', 'Núñez', 'jose2@client.example', ''],
      ],
      [jose],
    );
    expect(found).toEqual([
      [2, { kind: 'known-name', person: jose }],
      [3, { kind: 'same-name', row: 2 }],
    ]);
  });

  it.each<[ImportFinding, boolean]>([
    [{ kind: 'refused', field: 'email', refusal: 'required' }, true],
    [{ kind: 'same-email', row: 2 }, true],
    [{ kind: 'known-email', person: kim }, true],
    [{ kind: 'archived-email', person: kim }, true],
    [{ kind: 'unknown-company', name: 'Nulle part' }, true],
    [{ kind: 'archived-company', name: 'Papeterie Oubliée' }, true],
    [{ kind: 'archived-language', name: 'Sanskrit' }, true],
    [{ kind: 'unknown-language', name: 'Klingon' }, true],
    [{ kind: 'same-name', row: 2 }, false],
    [{ kind: 'known-name', person: kim }, false],
    [{ kind: 'formula', field: 'city' }, false],
    [{ kind: 'formula-text', field: 'city' }, false],
    [{ kind: 'damaged-text', field: 'city' }, false],
  ])('a row with the finding %j is expected to be refused: %s', (finding, refused) => {
    expect(isRefusable({ findings: [finding] })).toBe(refused);
  });

  it('a row without findings, or with one of several that refuses it', () => {
    expect(isRefusable({ findings: [] })).toBe(false);
    expect(
      isRefusable({
        findings: [
          { kind: 'same-name', row: 2 },
          { kind: 'same-email', row: 3 },
        ],
      }),
    ).toBe(true);
  });

  it('is nobody in rows that share an empty address', () => {
    const noEmail = { id: 9, name: 'Zoé', lastName: 'Abel', email: ' ' };
    const rows = [aRow(2, 'Kim', 'Ng'), aRow(3, 'Anne', 'Roy')];
    expect(compareImport(rows, { people: [noEmail] }).map(({ findings: found }) => found)).toEqual([[], []]);
  });
});

describe('names that the portal must know', () => {
  const companies = [{ name: 'Aéro  Beauséjour inc.' }, { name: 'Banque Champlain' }];
  const languages = [{ name: 'Français' }, { name: 'Anglais' }];
  const compared = (head: string, cells: string[], known: Partial<KnownForImport>) => {
    const own = head === 'Langues' ? teacherImportColumns : studentImportColumns;
    const schema = head === 'Langues' ? teacherRowSchema : studentRowSchema;
    const { rows } = previewImport<string>(
      sheet(
        ['Prénom', 'Nom', 'Courriel', 'Téléphone', head],
        ...cells.map((cell, place) => [
          'Kim',
          `Ng ${place}`,
          `kim${place}@client.example`,
          '514 555-0141',
          cell,
        ]),
      ),
      own,
      schema,
    );
    return compareImport(rows, { people: [], ...known }).map(({ findings }) => findings);
  };

  it.each(['Société', 'Company', 'Employeur', 'Employer', 'Employeur - Employer'])(
    'a company under the head %s is one of the active ones, else the row will be refused',
    (head) => {
      const cells = [
        'Banque Champlain',
        'banque  CHAMPLAIN ',
        'Aero Beausejour Inc.',
        '',
        'Banque Chanplain',
      ];
      expect(compared(head, cells, { companies })).toEqual([
        [],
        [],
        [],
        [],
        [{ kind: 'unknown-company', name: 'Banque Chanplain' }],
      ]);
    },
  );

  it('a company or language that is archived is said to be, unless an active one has the name (DECISION-96)', () => {
    const names = [
      { name: 'Papeterie Oubliée', active: false },
      { name: 'Banque Champlain', active: false },
      { name: 'Banque Champlain', active: true },
    ];
    expect(
      compared('Société', ['papeterie oubliee', 'Banque Champlain', 'Nulle part'], { companies: names }),
    ).toEqual([
      [{ kind: 'archived-company', name: 'papeterie oubliee' }],
      [],
      [{ kind: 'unknown-company', name: 'Nulle part' }],
    ]);
    const archivedLanguage = [{ name: 'Sanskrit', active: false }];
    expect(compared('Langues', ['Sanskrit'], { languages: archivedLanguage })).toEqual([
      [{ kind: 'archived-language', name: 'Sanskrit' }],
    ]);
  });

  it('a teacher’s languages are active ones, each that is not is named once', () => {
    expect(
      compared('Langues', ['francais; Anglais', 'Klingon, Anglais / Elfique, Klingon', ''], { languages }),
    ).toEqual([
      [],
      [
        { kind: 'unknown-language', name: 'Klingon' },
        { kind: 'unknown-language', name: 'Elfique' },
      ],
      [],
    ]);
  });

  it('are not looked for in a file without their column', () => {
    const { rows } = students(['Kim', 'Ng', 'kim@client.example', 'Laval']);
    const [row] = compareImport(rows, { people: [], companies, languages });
    expect(row?.findings).toEqual([]);
  });

  it('are not looked for where the lists are not there', () => {
    expect(compared('Société', ['Nulle part'], {})).toEqual([[]]);
    expect(compared('Langues', ['Klingon'], {})).toEqual([[]]);
  });

  it('a row that is refused for its company takes no address', () => {
    const rows = [
      ['Kim', 'Ng', 'kim@client.example', 'Nulle part'],
      ['Kim', 'Ng', 'kim@client.example', ''],
    ];
    const preview = previewImport(
      sheet(['Prénom', 'Nom', 'Courriel', 'Société'], ...rows),
      studentImportColumns,
      studentRowSchema,
    );
    expect(compareImport(preview.rows, { people: [], companies }).map(isRefusable)).toEqual([true, false]);
  });
});

it.each([
  [maxImportRows, false],
  [maxImportRows + 1, true],
])('a file of %i people is too long: %s', (count, tooLong) => {
  const [row] = students(['Kim', 'Ng', 'kim@client.example', '']).rows;
  if (!row) throw new Error('no row');
  expect(isTooLong({ rows: Array.from({ length: count }, () => row) })).toBe(tooLong);
});

describe('the account of an import', () => {
  const preview = students(
    ['Kim', 'Ng', 'kim@client.example', 'Lévis'],
    ['', 'Roy', 'anne@client.example', ''],
    ['Kim', 'Ng', 'kim@client.example', ''],
    ['Kim', 'Ng', 'kim.ng@client.example', ''],
    ['ليلى', 'حداد', 'leila@client.example', ''],
  );
  const rows = compareImport(preview.rows, { people: [] });
  const person = (id: number, name: string, lastName: string) => ({ id, name, lastName });
  const fates = (...parts: Parameters<typeof importOutcome>) =>
    importOutcome(...parts).map(({ row, status, reason }) => [row?.number ?? null, status, reason]);

  it('knows of every row what became of it, of two with one name too (IMPORT-04)', () => {
    expect(
      fates(rows, {
        imported: [person(1, 'Kim', 'Ng'), person(2, 'Kim', 'Ng'), person(3, 'ليلى', 'حداد')],
        refused: [
          { name: null, lastName: 'Roy', reason: 'Prénom' },
          { name: 'Kim', lastName: ' Ng ', reason: 'Email duplicated' },
        ],
      }),
    ).toEqual([
      [2, 'imported', null],
      [3, 'refused', 'Prénom'],
      [4, 'refused', 'Email duplicated'],
      [5, 'imported', null],
      [6, 'imported', null],
    ]);
  });

  it('takes the others for imported where the server only says who was not (API-095)', () => {
    expect(
      fates(rows, { imported: null, refused: [{ name: '', lastName: 'Roy', reason: null }] }).map(
        ([, fate]) => fate,
      ),
    ).toEqual(['imported', 'refused', 'imported', 'imported', 'imported']);
  });

  it('does not hide a row that the server named nowhere, nor somebody whom it named and the file does not', () => {
    expect(
      fates(rows.slice(0, 1), {
        imported: [],
        refused: [{ name: 'Zoé', lastName: 'Abel', reason: 'Full' }],
      }),
    ).toEqual([
      [2, 'unknown', null],
      [null, 'refused', 'Full'],
    ]);
  });

  const people = (names: string[][]) =>
    students(...names.map(([name = '', lastName = ''], place) => [name, lastName, `${place}@client.example`]))
      .rows;
  const refusal = (name: string | null, lastName: string | null, reason: string | null) => ({
    name,
    lastName,
    reason,
  });

  it('gives the reasons of one name in the order of its rows, and its last rows are the refused ones', () => {
    const namesakes = people([
      ['Kim', 'Ng'],
      ['Kim', 'Ng'],
      ['Kim', 'Ng'],
    ]);
    expect(
      fates(namesakes, {
        imported: null,
        refused: [refusal('Kim', 'Ng', 'one'), refusal('Kim', 'Ng', 'two')],
      }),
    ).toEqual([
      [2, 'imported', null],
      [3, 'refused', 'one'],
      [4, 'refused', 'two'],
    ]);
  });

  it('takes for imported as many rows of a name as the server named, the first ones', () => {
    const namesakes = people([
      ['Kim', 'Ng'],
      ['Kim', 'Ng'],
    ]);
    expect(fates(namesakes, { imported: [person(1, 'Kim', 'Ng')], refused: [] })).toEqual([
      [2, 'imported', null],
      [3, 'unknown', null],
    ]);
  });

  it.each([
    ['Jean  Paul', 'Roy', 'Jean Paul', 'Roy', true],
    ['Jean Paul', 'Roy', 'JeanPaul', 'Roy', false],
    ['Jean', 'PaulRoy', 'JeanPaul', 'Roy', false],
  ])('takes "%s" "%s" for "%s" "%s": %s', (name, lastName, told, toldLast, same) => {
    const [first] = fates(people([[name, lastName]]), {
      imported: [],
      refused: [refusal(told, toldLast, 'Full')],
    });
    expect(first).toEqual(same ? [2, 'refused', 'Full'] : [2, 'unknown', null]);
  });

  it('names whom the server refused and the file does not have, with empty text for a missing name', () => {
    const outcome = importOutcome([], {
      imported: [],
      refused: [refusal('Zoé', null, 'Full'), refusal(null, 'Abel', null)],
    });
    expect(outcome).toEqual([
      { row: null, name: 'Zoé', lastName: '', status: 'refused', reason: 'Full' },
      { row: null, name: '', lastName: 'Abel', status: 'refused', reason: null },
    ]);
    expect(refusedSheet(preview, outcome)).toEqual([
      [lineHead, ...heads, reasonHead],
      ['', 'Zoé', '', '', '', 'Full'],
      ['', '', 'Abel', '', '', ''],
    ]);
  });

  it('leaves cells empty where a refused row is shorter than the headings', () => {
    const short = students(['Kim', 'Ng']);
    const outcome = importOutcome(short.rows, { imported: [], refused: [refusal('Kim', 'Ng', 'Email')] });
    expect(refusedSheet(short, outcome).at(-1)).toEqual(['2', 'Kim', 'Ng', '', '', 'Email']);
  });

  it('adds the number and the reason under headings in both languages', () => {
    expect([lineHead, reasonHead]).toEqual([
      'Ligne du fichier - Row in the file',
      'Motif du refus - Reason for refusal',
    ]);
  });

  it('gives the refused rows as they are in the file, with number and reason, ready to be imported again', () => {
    const outcome = importOutcome(rows, {
      imported: null,
      refused: [{ name: '', lastName: 'Roy', reason: 'Prénom' }],
    });
    const file = refusedSheet(preview, outcome);
    expect(file).toEqual([
      [lineHead, ...heads, reasonHead],
      ['3', '', 'Roy', 'anne@client.example', '', 'Prénom'],
    ]);
    const again = previewImport(sheet(...file), studentImportColumns, studentRowSchema);
    expect(again.heads.unknown).toEqual([]);
    const refusedAgain = importOutcome(again.rows, {
      imported: [],
      refused: [{ name: '', lastName: 'Roy', reason: 'Encore' }],
    });
    expect(refusedSheet(again, refusedAgain)).toEqual([
      file[0],
      ['2', '', 'Roy', 'anne@client.example', '', 'Encore'],
    ]);
  });
});
