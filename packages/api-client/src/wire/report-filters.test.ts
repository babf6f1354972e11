import { aCompanyLinkMail, aReportMailPreview, aReportRow } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import {
  reportLeftOutFromWire,
  reportLeftOutToWire,
  reportMailPreviewFromWire,
  reportMailPreviewToWire,
  reportRowFiltersToWire,
  reportRowFromWire,
  reportRowToWire,
  sentReportMailFromWire,
  sentReportMailToWire,
} from './report-filters.ts';

describe('what the treaty says of reports by state', () => {
  it.each([
    ['a submitted report', aReportRow()],
    ['a due one without a teacher', aReportRow({ state: 'due', day: null, teacher: null, lastReport: null })],
  ])('round-trips %s', (_what, row) => {
    expect(reportRowFromWire(reportRowToWire(row))).toEqual(row);
  });

  it('round-trips mails and what they leave out', () => {
    const preview = aReportMailPreview({ lastSent: aCompanyLinkMail() });
    expect(reportMailPreviewFromWire(reportMailPreviewToWire(preview))).toEqual(preview);
    const left = {
      student: { id: 501, name: 'Inès', lastName: 'Fortin' },
      contract: { id: 412, number: '2026-0412' },
      reason: 'no-company' as const,
    };
    expect(reportLeftOutFromWire(reportLeftOutToWire(left))).toEqual(left);
    const sent = { company: preview.company, mail: aCompanyLinkMail(), isRepeated: true };
    expect(sentReportMailFromWire(sentReportMailToWire(sent))).toEqual(sent);
  });

  it('asks by the names of the treaty', () => {
    const filters = { state: 'due', contractId: 412, teacherId: 5, from: '2026-11-01', search: '' } as const;
    expect(reportRowFiltersToWire({ ...filters, sort: { by: 'state', direction: 'DESC' } })).toEqual({
      ...{ state: 'due', courseId: 412, teacherId: 5, from: '2026-11-01' },
      ...{ orderBy: 'day', orderDirection: 'DESC', page: 1, resourcesPerPage: 50 },
    });
  });
});
