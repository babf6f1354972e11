import { read, utils } from '@e965/xlsx';
import { type XlsxTable, xlsxFile } from '@portal/domain';
import { describe, expect, it } from 'vitest';

const sheet: XlsxTable = {
  name: 'Rapports - Reports',
  columns: [
    { head: 'Étudiant - Student', kind: 'text' },
    { head: 'Classes', kind: 'number' },
    { head: 'Heures - Hours', kind: 'hours' },
    { head: 'Présence - Attendance', kind: 'percent' },
    { head: 'Dernier rapport - Last report', kind: 'date' },
    { head: 'Montant - Amount', kind: 'money' },
  ],
  rows: [
    ['Nguyễn 王 🎓 <&">', 12, 2745, 96, '2026-11-14', 64_805],
    ['=1+1', null, 0, null, null, null],
    ['2026-0409', -3, 1, 0, '1900-03-01', -5],
  ],
};

function cellsOf(given: XlsxTable) {
  const { Sheets, SheetNames } = read(xlsxFile(given), { cellNF: true, cellStyles: true });
  const [name = ''] = SheetNames;
  const found = Sheets[name];
  if (!found) throw new Error('no sheet');
  return { name, sheet: found };
}

describe('an .xlsx file', () => {
  it('has typed cells, as another program reads them', () => {
    const { name, sheet: read } = cellsOf(sheet);
    expect(name).toBe('Rapports - Reports');
    const rows = utils.sheet_to_json(read, { header: 1, raw: true });
    expect(rows).toEqual([
      sheet.columns.map(({ head }) => head),
      ['Nguyễn 王 🎓 <&">', 12, 45.75, 0.96, new Date('2026-11-14T00:00:00Z'), 648.05],
      ['=1+1', undefined, 0],
      ['2026-0409', -3, 1 / 60, 0, new Date('1900-03-01T00:00:00Z'), -0.05],
    ]);
    expect([read.A2?.t, read.B2?.t, read.C2?.t, read.D2?.t, read.E2?.t]).toEqual(['s', 'n', 'n', 'n', 'n']);
    expect([read.A2?.z, read.C2?.z, read.D2?.z, read.E2?.z]).toEqual(['@', '#,##0.00', '0%', 'm/d/yy']);
    // A date is stored without a time zone, so every reader shows the same day.
    expect(read.E2?.w).toBe('11/14/26');
    expect(read['!autofilter']?.ref).toBe('A1:F4');
  });

  it('keeps what looks like a formula as a text', () => {
    const { sheet: read } = cellsOf(sheet);
    expect(read.A3).toMatchObject({ t: 's', v: '=1+1', z: '@' });
    expect(read.A3?.f).toBeUndefined();
  });

  it('has no characters that XML forbids', () => {
    const { sheet: read } = cellsOf({ ...sheet, rows: [['a\u0000b\u000bc\ud800', 1, 1, 1, null]] });
    expect(read.A2?.v).toBe('abc\ufffd');
  });

  it('can be without rows and with more columns than letters', () => {
    const columns = Array.from({ length: 30 }, (_, place) => ({ head: `${place}`, kind: 'number' as const }));
    const { sheet: read } = cellsOf({ name: 'x', columns, rows: [] });
    expect(read['!ref']).toBe('A1:AD1');
    expect(read.AD1?.v).toBe('29');
  });
});
