import type { ReportKey } from '@portal/api-client';
import { fullName, type ReportRow } from '@portal/domain';
import { addressToPrint, keyOfReport, SaveReportsAsPdf } from '@portal/progress-reports';
import { useHref } from 'react-router-dom';
import { pathTo } from '../../../paths';

export interface ReportsPdfDialogProps {
  /** The selected reports, with any status. */
  reports: readonly ReportRow[];
  onClose: () => void;
}

/** Saves the submitted ones among the selected reports as one PDF, and lists the others. */
export function ReportsPdfDialog({ reports, onClose }: ReportsPdfDialogProps) {
  const address = useHref(pathTo('reports.bulk.print'));
  const print = (keys: readonly ReportKey[]) =>
    window.open(`${address}?${addressToPrint(new URLSearchParams(), keys.map(keyOfReport))}`, '_blank') !==
    null;
  return (
    <SaveReportsAsPdf
      reports={reports
        .filter(({ state }) => state === 'submitted')
        .map((row) => ({
          studentId: row.student.id,
          contractId: row.contract.id,
          name: nameOf(row),
          file: row.lastReport?.form ? null : (row.lastReport?.file ?? null),
        }))}
      leftOut={reports.filter(({ state }) => state !== 'submitted').map(nameOf)}
      onPrint={print}
      onClose={onClose}
    />
  );
}

const nameOf = ({ student, contract }: ReportRow) => `${fullName(student)}, ${contract.number}`;
