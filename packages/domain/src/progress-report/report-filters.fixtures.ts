import { aCompanyReportRow } from './progress-report.fixtures.ts';
import type { ReportMailPreview } from './report-mail.ts';
import type { ReportRow } from './report-state.ts';

/** A submitted report of a contract with a teacher. */
export function aReportRow(differing: Partial<ReportRow> = {}): ReportRow {
  return {
    ...aCompanyReportRow(),
    state: 'submitted',
    day: '2026-11-20',
    teacher: { id: 5, name: 'Léa', lastName: 'Villeneuve' },
    ...differing,
  };
}

/** The unsent mail about the report of `aReportRow`, in French. */
export function aReportMailPreview(differing: Partial<ReportMailPreview> = {}): ReportMailPreview {
  return {
    company: { id: 21, name: 'Aéro Beauséjour inc.' },
    reports: [{ studentId: 501, contractId: 412 }],
    refused: null,
    recipient: 'formation@aero-beausejour.example',
    language: 'fr',
    subject: '1 rapport de progrès',
    text: [
      'Bonjour,\n\nCe rapport de progrès est prêt :\n• Inès Fortin, contrat 2026-0412, prochain niveau B2, 20 novembre 2026',
    ],
    lastSent: null,
    ...differing,
  };
}
