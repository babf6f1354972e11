import { useFilesOf } from '@portal/api-client';
import { completedAt, fullName, latestStored, type Student } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { Banner, Button, Card, EyeIcon, Heading, RetryButton, Skeleton, VisuallyHidden } from '@portal/ui';
import type { ReactNode } from 'react';
import { FileDialog } from './FileDialog';
import { ReportDialog } from './ReportDialog';
import { studentWords } from './student-words';
import { about, entry, quiet } from './students.css';
import { useOpenDocument } from './useOpenDocument';

export interface StudentDocumentsProps {
  student: Student;
  /** The contract of the previous page; null if the student has none. */
  contractId: number | null;
}

/**
 * The latest placement test and the last progress report, with buttons to view them (PORTAL-STUDENTS-06 to
 * PORTAL-STUDENTS-10).
 */
export function StudentDocuments({ student, contractId }: StudentDocumentsProps) {
  const tests = useFilesOf('placementTest', student.id);
  const { document, open, close } = useOpenDocument();
  const { t, stack, plain } = studentWords.useWords();
  const test = tests.data && latestStored(tests.data);
  const { lastReport: report } = student;
  const reportContractId = report?.contractId ?? contractId;
  const reportNumber = student.contracts.find(({ id }) => id === report?.contractId)?.number;
  const reportDate = completedAt(report);
  const canOpenReport = report?.file || (report?.form && reportContractId !== null);
  const name = <VisuallyHidden> {fullName(student)}</VisuallyHidden>;
  const dated = (word: 'info.storedOn' | 'info.completedOn' | 'info.startedOn', date: string | null) =>
    date ? t(word, { date: datePair(date) }) : t('info.dateUnknown');

  return (
    <Card title={stack('documents')}>
      <Entry
        title={stack('info.test')}
        action={
          test && (
            <Button icon={EyeIcon} onClick={() => open('test')}>
              {t('info.viewTest')}
              {name}
            </Button>
          )
        }
      >
        {tests.data ? (
          <p className={quiet}>{test ? dated('info.storedOn', test.storedAt) : t('info.noTest')}</p>
        ) : tests.error ? (
          <Banner tone="caution" look="line" role="status" action={<RetryButton onRetry={tests.retry} />}>
            {t('info.testFailed')}
          </Banner>
        ) : (
          <Skeleton width="60%" />
        )}
      </Entry>
      <Entry
        title={stack('info.report')}
        action={
          canOpenReport && (
            <Button icon={EyeIcon} onClick={() => open('report')}>
              {t('seeReport')}
              {name}
            </Button>
          )
        }
      >
        <p className={quiet}>
          {report
            ? dated(report.form?.status === 'incomplete' ? 'info.startedOn' : 'info.completedOn', reportDate)
            : t('info.noReport')}
          {reportNumber && ` · ${reportNumber}`}
        </p>
      </Entry>
      {document === 'test' && test && <FileDialog file={test} onClose={close} />}
      {document === 'report' && report?.form && reportContractId !== null && (
        <ReportDialog studentId={student.id} contractId={reportContractId} onClose={close} />
      )}
      {document === 'report' && report?.file && (
        <FileDialog
          file={{
            id: report.file.id,
            title: report.file.name ?? plain('info.report'),
            name: report.file.name ?? '',
            sizeInBytes: null,
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}

interface EntryProps {
  title: ReactNode;
  /** Action for the document; empty if there is none. */
  action: ReactNode;
  children: ReactNode;
}

function Entry({ title, action, children }: EntryProps) {
  return (
    <div className={entry}>
      <div className={about}>
        <Heading level={3} look="item">
          {title}
        </Heading>
        {children}
      </div>
      {action}
    </div>
  );
}
