import { describe, expect, it } from 'vitest';
import { addressToPrint, keyOfReport, reportsInAddress } from './report-choice';

describe('the reports of a print view in its address (LINK-COMP-08, LINK-STU-07)', () => {
  it.each([
    ['', []],
    ['print=', []],
    ['print=501-412', [{ studentId: 501, contractId: 412 }]],
    [
      'page=2&print=501-412.502-305',
      [
        { studentId: 501, contractId: 412 },
        { studentId: 502, contractId: 305 },
      ],
    ],
    ['print=501-412.501-412', [{ studentId: 501, contractId: 412 }]],
    ['print=501.-3.a-b.501-412x.502-305', [{ studentId: 502, contractId: 305 }]],
  ])('%j', (query, reports) => {
    expect(reportsInAddress(new URLSearchParams(query))).toEqual(reports);
  });

  it('keeps the page, the order and the search of the list', () => {
    const list = new URLSearchParams('page=2&sort=student&search=roy');
    const key = keyOfReport({ studentId: 501, contractId: 412 });
    const print = addressToPrint(list, [key, key]);
    expect(print.get('print')).toBe('501-412');
    expect(addressToPrint(print, []).toString()).toBe(list.toString());
  });
});
