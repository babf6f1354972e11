import { describe, expect, it } from 'vitest';
import { copiedFields, copiedText, lastReportBefore, textsToFill } from './copy-report.ts';
import { aReportContract, aStudentReport } from './progress-report.fixtures.ts';
import type { StudentReport } from './progress-report.ts';

const contract = { id: 412, startsOn: '2026-09-08' };
const earlier = aReportContract({ id: 305, number: '2025-0305', startsOn: '2026-01-12' });
const before = aReportContract({ id: 201, number: '2025-0201', startsOn: '2025-01-12' });
const aForm = (differing: Partial<StudentReport>) =>
  aStudentReport({
    file: null,
    form: { id: 71, status: 'submitted', savedAt: null, taggedOn: null },
    contract: earlier,
    ...differing,
  });

describe('the last report of a student before a contract', () => {
  it.each<[string, StudentReport[], string | undefined]>([
    ['the newest', [aForm({ contract: before, date: '2025-06-01' }), aForm({})], '2025-0305'],
    ['none of this contract', [aForm({ contract: aReportContract() })], undefined],
    ['none of a later contract', [aForm({ contract: { ...earlier, startsOn: '2026-09-09' } })], undefined],
    ['one of the same day', [aForm({ contract: { ...earlier, startsOn: '2026-09-08' } })], '2025-0305'],
    ['one of a contract without a start', [aForm({ contract: { ...earlier, startsOn: null } })], '2025-0305'],
    ['none of no contract', [aForm({ contract: null })], undefined],
    [
      'none that was only begun',
      [aForm({ form: { id: 71, status: 'incomplete', savedAt: null, taggedOn: null } })],
      undefined,
    ],
    ['none that is a file', [aStudentReport({ contract: earlier })], undefined],
    [
      'one of which the backend does not say whether it was submitted',
      [aForm({ form: { id: 71, status: null, savedAt: null, taggedOn: null } })],
      '2025-0305',
    ],
    ['none where there is none', [], undefined],
  ])('is %s', (_, reports, number) => {
    expect(lastReportBefore(reports, contract)?.contract.number).toBe(number);
  });

  it('is the newest of all others where the contract has no start', () => {
    const later = aForm({ contract: { ...earlier, startsOn: '2027-01-05' } });
    expect(lastReportBefore([later], { id: 412, startsOn: null })).toEqual({
      contract: later.contract,
      date: later.date,
    });
  });
});

describe('a copy from the last report', () => {
  const fields = ['comments', 'recommendations'] as const;

  it('fills what is empty, and leaves what was typed', () => {
    const typed = { comments: 'Bravo', recommendations: ' ' };
    const last = { comments: 'Bien', recommendations: 'Lire' };
    expect(textsToFill(fields, typed, last)).toEqual({ recommendations: 'Lire' });
    expect(textsToFill(fields, typed, { comments: 'Bien', recommendations: '' })).toEqual({});
    expect(textsToFill(fields, typed, { comments: 'Bien', recommendations: ' ' })).toEqual({});
  });

  it('is kept as the names of its fields', () => {
    expect(copiedFields(fields, copiedText(['recommendations', 'elsewhere']))).toEqual(['recommendations']);
    expect(copiedText(['comments', 'recommendations'])).toBe('comments recommendations');
    expect(copiedFields(fields, 'recommendations comments')).toEqual(['comments', 'recommendations']);
    expect(copiedFields(fields, '')).toEqual([]);
  });
});
