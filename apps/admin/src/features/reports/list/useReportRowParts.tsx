import type { Page, Query } from '@portal/api-client';
import { type CompanyReportRow, fullName, isLocked } from '@portal/domain';
import { onDemand, useDialogAddress } from '@portal/records';
import { EditIcon, type MenuSection } from '@portal/ui';
import { type ReactNode, useCallback } from 'react';
import { copy } from '../../../copy';
import { useListHistory } from '../../../parts/history/RecordHistory';
import { pathTo } from '../../../paths';
import { reportListWords } from './report-list-words';

export interface ReportRowParts {
  /** Opens the form of a row read-only. Stable. */
  onView: (row: CompanyReportRow) => void;
  /** The row menu. */
  sections: (row: CompanyReportRow) => readonly MenuSection[];
  /** Render them in the page. */
  dialogs: ReactNode;
}

/** The dialogs and the row menu of a list of reports. */
export function useReportRowParts(reports: Query<Page<CompanyReportRow>>): ReportRowParts {
  const { dialog, recordId, partnerId, open, close } = useDialogAddress(names);
  const rowOf = (studentId: number, contractId: number) =>
    reports.data?.rows.find(
      ({ student, contract }) => student.id === studentId && contract.id === contractId,
    );
  const history = useListHistory('report', (contractId, studentId) => {
    const row = rowOf(studentId ?? 0, contractId);
    return row && `${fullName(row.student)} · ${row.contract.number}`;
  });
  const onView = useCallback(
    ({ student, contract }: CompanyReportRow) => open('report', student.id, contract.id),
    [open],
  );
  return {
    onView,
    sections: (row) => [...rowMenu(row), ...history.menu(row.contract.id, row.student.id)],
    dialogs: (
      <>
        {history.drawer}
        {dialog === 'report' && recordId !== null && partnerId !== null && (
          <ReportDialog
            studentId={recordId}
            contractId={partnerId}
            companyName={reports.error ? undefined : rowOf(recordId, partnerId)?.company?.name}
            withUpdate
            onClose={close}
          />
        )}
      </>
    ),
  };
}

/** Returns the key of a row: a student has one for each contract. */
export function reportRowKey({ student, contract }: CompanyReportRow): string {
  return `${student.id}-${contract.id}`;
}

const names = ['report'] as const;

const ReportDialog = onDemand(async () => (await import('../../../parts/reports/ReportDialog')).ReportDialog);

/** For rows without a form, the menu starts a report in the wizard (REP-LIST-07). */
function rowMenu({ student, contract }: CompanyReportRow): readonly MenuSection[] {
  return [
    {
      id: 'report',
      items: [
        {
          id: 'update',
          icon: EditIcon,
          label: <reportListWords.T k="updateReport" />,
          blockedReason: isLocked(contract.status) ? <copy.T k="form.archivedBlocks" /> : undefined,
          href: pathTo('reports.courseInfo', { id: student.id, courseId: contract.id }),
        },
      ],
    },
  ];
}
