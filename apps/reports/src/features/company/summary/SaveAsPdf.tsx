import type { ReportKey } from '@portal/api-client';
import { fullName } from '@portal/domain';
import { SaveReportsAsPdf } from '@portal/progress-reports';
import type { SummaryRow } from './summary-list';
import { summaryWords } from './summary-words';

export type SaveAsPdfProps = {
  /** The reports to save. */
  rows: readonly SummaryRow[];
  /** Opens the print view of these reports. */
  onPrint: (reports: readonly ReportKey[]) => void;
  onClose: () => void;
};

/** Saves the reports of the summary as one PDF. */
export function SaveAsPdf({ rows, onPrint, onClose }: SaveAsPdfProps) {
  const { stack } = summaryWords.useWords();
  const reports = rows.flatMap(({ student, contractId, contract, lastReport }) =>
    lastReport
      ? {
          studentId: student.id,
          contractId,
          name: `${fullName(student)}, ${contract.number}`,
          file: lastReport.form ? null : lastReport.file,
        }
      : [],
  );
  // The print view replaces this page, so that no browser blocks it as a popup.
  const print = (keys: readonly ReportKey[]) => {
    onPrint(keys);
    return true;
  };
  return <SaveReportsAsPdf reports={reports} title={stack('allAsPdf')} onPrint={print} onClose={onClose} />;
}
