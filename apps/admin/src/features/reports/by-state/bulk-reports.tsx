import { useHasExtension } from '@portal/api-client';
import type { ReportRow } from '@portal/domain';
import { BulkActions, type BulkBarProps, bulkWords, onDemand, selectionBy } from '@portal/records';
import { DownloadIcon, MailIcon, PrintIcon } from '@portal/ui';
import { useState } from 'react';
import { reportRowKey } from '../list/useReportRowParts';
import { ReportStateExport } from './ReportStateExport';
import { reportStateWords } from './report-state-words';

type Action = 'pdf' | 'mail' | 'export';

/** The bulk actions for the selected reports: one PDF, mails to the companies, a spreadsheet. */
function BulkReportsBar({ records, columns, onDone }: BulkBarProps<ReportRow>) {
  const { t } = reportStateWords.useWords();
  const ofAny = bulkWords.useWords();
  const canMail = useHasExtension('company-contact');
  const [open, setOpen] = useState<{ action: Action; reports: readonly ReportRow[] }>();
  const begin = (action: Action) => () => setOpen({ action, reports: records() });
  const close = () => setOpen(undefined);
  return (
    <>
      <BulkActions
        actions={[
          { id: 'pdf', label: t('pdf'), icon: PrintIcon, onSelect: begin('pdf') },
          ...(canMail ? [{ id: 'mail', label: t('mail'), icon: MailIcon, onSelect: begin('mail') }] : []),
          { id: 'export', label: ofAny.t('csv'), icon: DownloadIcon, onSelect: begin('export') },
        ]}
      />
      {open?.action === 'pdf' && <ReportsPdfDialog reports={open.reports} onClose={close} />}
      {open?.action === 'mail' && (
        <ReportMailsDialog
          reports={open.reports}
          onSent={() => onDone(open.reports.map(reportRowKey))}
          onClose={close}
        />
      )}
      {open?.action === 'export' && (
        <ReportStateExport filters={open.reports} columns={columns} onClose={close} />
      )}
    </>
  );
}

const ReportsPdfDialog = onDemand(async () => (await import('./ReportsPdfDialog')).ReportsPdfDialog);
const ReportMailsDialog = onDemand(async () => (await import('./ReportMailsDialog')).ReportMailsDialog);

/** Bulk actions of the list of reports. */
export const bulkReports = selectionBy<ReportRow>(reportRowKey, BulkReportsBar);
