import { aReportRow, type CompanyLinkMail, type ReportMailPreview } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import type {
  CompanyLinkMail as WireMail,
  ReportMailPreview as WirePreview,
} from '../generated/types.gen.ts';
import { reportRowToWire } from '../testing/wire/report-filters.ts';
import {
  reportLeftOutFromWire,
  reportLeftOutToWire,
  reportMailPreviewFromWire,
  reportMailPreviewToWire,
  reportRowFiltersToWire,
  reportRowFromWire,
  sentReportMailFromWire,
  sentReportMailToWire,
} from './report-filters.ts';

const company = { id: 21, name: 'Aéro' };
const wireCourse = { id: 412, contract_number: '2026-0412' };
const contract = { id: 412, number: '2026-0412' };
const wireInes = { id: 501, name: 'Inès', last_name: 'Fortin' };
const ines = { id: 501, name: 'Inès', lastName: 'Fortin' };
const wireMail: WireMail = {
  course: wireCourse,
  recipient: 'rh@aero.example',
  state: 'sent',
  sent_at: '2026-11-20T15:00:00.000Z',
  sent_by: { id: 1, name: 'Marie', last_name: 'Bélanger' },
};
const mail: CompanyLinkMail = {
  contract,
  recipient: 'rh@aero.example',
  state: 'sent',
  sentAt: '2026-11-20T15:00:00.000Z',
  sentBy: { id: 1, name: 'Marie', lastName: 'Bélanger' },
};
const same: Omit<WirePreview, 'reports' | 'last_sent'> = {
  company,
  refused: 'revoked',
  recipient: 'formation@aero.example',
  language: 'fr',
  subject: 'Rapports',
  text: ['Bonjour', 'Hello'],
};
const wirePreview: WirePreview = {
  ...same,
  last_sent: wireMail,
  reports: [
    { student_id: 501, course_id: 412 },
    { student_id: 502, course_id: 413 },
  ],
};
const preview: ReportMailPreview = {
  ...same,
  lastSent: mail,
  reports: [
    { studentId: 501, contractId: 412 },
    { studentId: 502, contractId: 413 },
  ],
};

describe('what the API description says of reports by state', () => {
  it.each([
    ['a submitted report', aReportRow()],
    ['a due one without a teacher', aReportRow({ state: 'due', day: null, teacher: null, lastReport: null })],
  ])('round-trips %s', (_what, row) => {
    expect(reportRowFromWire(reportRowToWire(row))).toEqual(row);
  });

  it('reads and writes a mail, its preview and what it leaves out field by field', () => {
    expect(reportMailPreviewFromWire(wirePreview)).toStrictEqual(preview);
    expect(reportMailPreviewToWire(preview)).toStrictEqual(wirePreview);
    expect(reportMailPreviewFromWire({ ...wirePreview, last_sent: null }).lastSent).toBeNull();

    const wireLeft = { student: wireInes, course: wireCourse, reason: 'no-company' } as const;
    const left = { student: ines, contract, reason: 'no-company' } as const;
    expect(reportLeftOutFromWire(wireLeft)).toStrictEqual(left);
    expect(reportLeftOutToWire(left)).toStrictEqual(wireLeft);

    const wireSent = { company, mail: wireMail, is_repeated: 1 } as const;
    const sent = { company, mail, isRepeated: true };
    expect(sentReportMailFromWire(wireSent)).toStrictEqual(sent);
    expect(sentReportMailToWire(sent)).toStrictEqual(wireSent);
  });

  it('asks by the names of the API description', () => {
    const filters = { state: 'due', contractId: 412, teacherId: 5, from: '2026-11-01', search: '' } as const;
    expect(reportRowFiltersToWire({ ...filters, sort: { by: 'state', direction: 'DESC' } })).toEqual({
      state: 'due',
      courseId: 412,
      teacherId: 5,
      from: '2026-11-01',
      orderBy: 'day',
      orderDirection: 'DESC',
      page: 1,
      resourcesPerPage: 50,
    });
  });
});
