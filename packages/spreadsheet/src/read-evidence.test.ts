import { read, utils } from '@e965/xlsx';
import { aCompanyEvidence, anEvidenceRow, evidenceSheet, hostileTexts, xlsxFile } from '@portal/domain';
import { expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';

const rows = [
  anEvidenceRow({
    attestations: [
      { number: 'AT-2026-0009', state: 'superseded' },
      { number: 'AT-2026-0001', state: 'replaced' },
    ],
  }),
  anEvidenceRow({
    student: { id: 2, name: 'Rémi', lastName: 'Séguin' },
    firstOn: '2026-01-01',
    lastOn: '2026-12-31',
    minutes: 100,
    teachers: [
      { id: 3, name: 'Léa', lastName: 'Villeneuve' },
      { id: 4, name: 'Noé', lastName: 'Roy' },
    ],
    invoice: null,
    attestations: [],
  }),
  anEvidenceRow({ firstOn: null, lastOn: null, minutes: 0 }),
];

const linesOf = (content: Uint8Array) => {
  const sheet = readSheet(content);
  if (typeof sheet === 'string') throw new Error(sheet);
  return sheet.rows.map(({ cells }) => cells);
};

it('reads a company’s evidence back as it was written (DECISION-203)', () => {
  const content = xlsxFile(evidenceSheet(aCompanyEvidence({ rows }), 'en'));
  const fortin = ['Fortin', 'Inès', 'Aéro Beauséjour inc.', '2026-0412', 'Anglais, Groupe'];
  const ours = ['Léa Villeneuve', 'F-2026-0178', '0051234'];
  expect(linesOf(content)).toEqual([
    [
      'Last name',
      'First name',
      'Employer',
      'Contract',
      'Object of the training',
      'First day',
      'Last day',
      'Hours attended',
      'Hours attended (min)',
      'Teacher',
      'Invoice number',
      'Accreditation number',
      'Attestation',
      'State of the attestation',
    ],
    [
      ...fortin,
      '2026-01-08',
      '2026-11-19',
      '26.75',
      '1605',
      ...ours,
      'AT-2026-0009; AT-2026-0001',
      'attendance changed since; replaced',
    ],
    [
      'Séguin',
      'Rémi',
      ...fortin.slice(2),
      '2026-01-01',
      '2026-12-31',
      '1.66666666666667',
      '100',
      'Léa Villeneuve; Noé Roy',
      '',
      '0051234',
    ],
    [...fortin, '', '', '0.00', '0', ...ours, 'AT-2026-0001', 'valid'],
  ]);
});

it('writes days as days and hours as numbers, so that a spreadsheet can add them up (DECISION-203)', () => {
  const { Sheets, SheetNames } = read(xlsxFile(evidenceSheet(aCompanyEvidence({ rows }), 'fr')), {
    cellNF: true,
  });
  const sheet = Sheets[SheetNames[0] ?? ''];
  expect(SheetNames).toEqual(['Preuves de formation 2026']);
  const typesOf = (column: string) => ['2', '3'].map((line) => sheet?.[column + line]?.t);
  expect([typesOf('F'), typesOf('G'), typesOf('H'), typesOf('I'), typesOf('L')]).toEqual([
    ['n', 'n'],
    ['n', 'n'],
    ['n', 'n'],
    ['n', 'n'],
    ['s', 's'],
  ]);
  // The day 1 January 2026, and 100 minutes as exact hours.
  expect([sheet?.F3?.v, sheet?.H3?.v, sheet?.I3?.v]).toEqual([46_023, 100 / 60, 100]);
  expect(sheet?.F3?.z).toBe('m/d/yy');
});

it('writes hostile names as texts (DECISION-203)', () => {
  for (const text of hostileTexts) {
    const hostile = aCompanyEvidence({
      company: { id: 1, name: text },
      rows: [anEvidenceRow({ object: text, invoice: text })],
    });
    const { Sheets, SheetNames } = read(xlsxFile(evidenceSheet(hostile, 'fr')));
    const [line] = utils.sheet_to_json<Record<string, unknown>>(Sheets[SheetNames[0] ?? ''] ?? {});
    const cells = Object.values(Sheets[SheetNames[0] ?? ''] ?? {});
    expect(cells.filter((cell) => typeof cell === 'object' && 'f' in cell)).toEqual([]);
    expect(Object.keys(line ?? {})).toContain('Objet de la formation');
  }
});
