import { describe, expect, it } from 'vitest';
import { areaOf, idsIn, readCatalogue } from './requirement-rows.ts';

const catalogue = readCatalogue(
  [
    '| ID | Requirement | Source |',
    '|---|---|---|',
    '| ZOO-01 | The login screen has a bilingual heading. | 0§2 |',
    '| ZOO-26 | Requests have states. (context) | 0§4 |',
    '| ZOO-CAGE-17 | Attendance completes itself. | 1§4 |',
    '| CONFLICT-01 | Contact person | A | B | C | 1§2 |',
    '| DECISION-16 | Attendance completion | The server sets it. |',
  ].join('\n'),
);

describe('the catalogue of requirements', () => {
  it('requires a test for every row except conflicts, decisions and descriptions', () => {
    expect([...catalogue.required.keys()]).toEqual(['ZOO-01', 'ZOO-CAGE-17']);
  });

  it('knows conflicts, decisions and descriptions, so that a test may name them', () => {
    expect(catalogue.known).toContain('CONFLICT-01');
    expect(catalogue.known).toContain('DECISION-16');
    expect(catalogue.known).toContain('ZOO-26');
  });

  it('finds rows in titles and tags, the ones that do not exist included', () => {
    const source = `it('shows a heading (ZOO-01)'); tags: ['ZOO-CAGE-99']; const day = '2026-11-20'; 'A4-10'`;
    expect(idsIn(source, catalogue)).toEqual(['ZOO-01', 'ZOO-CAGE-99']);
  });

  it('takes the area from the id', () => {
    expect(areaOf('ZOO-CAGE-17')).toBe('ZOO-CAGE');
  });
});
