import { useHasExtension } from '@portal/api-client';
import { type Contract, type ContractStatus, contractStatuses, isLocked } from '@portal/domain';
import { onDemand, RecordNotes, useDialogAddress } from '@portal/records';
import { LeaveGuard } from '@portal/shell';
import { Card, SelectField } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { lazy, Suspense, useState } from 'react';
import { copy } from '../../../copy';
import { cancellationWords } from '../../../parts/cancellation/cancellation-words';
import { pathTo } from '../../../paths';
import { useMoveStatus } from '../useMoveStatus';
import { StudentsCard } from './StudentsCard';
import { TeacherCard } from './TeacherCard';
import { useManageStudents } from './useManageStudents';

/** Status, teacher, students and notes of a contract, with the dialogs to change them (CON-SIDE-03 to CON-SIDE-09). */
export function ContractAside({ contract }: { contract: Contract }) {
  const { t } = copy.useWords();
  const hasRules = useHasExtension('cancellations');
  const hasThresholds = useHasExtension('absence-thresholds');
  const hasDeadlines = useHasExtension('payer-deadlines');
  const { t: cancellationText } = cancellationWords.useWords();
  const { dialog, open, close } = useDialogAddress(['teacher', 'students', 'days']);
  const management = useManageStudents(contract);
  // The column stays on all parts of its contract.
  const pages = pathTo('courses.edit.basic', { id: contract.id }).replace(/[^/]+$/, '');
  return (
    <>
      <Card as="div">
        <ContractStatusSelect contract={contract} />
      </Card>
      <TeacherCard contract={contract} onChange={() => open('teacher')} />
      <StudentsCard
        contract={contract}
        hasUnsaved={management.hasChanges || management.work.offer !== null}
        onManage={() => open('students')}
        onDays={() => open('days')}
      />
      {hasRules && (
        <Card title={cancellationText('contractTitle')}>
          <Suspense fallback={null}>
            <CancellationRuleSettings of={contract.id} readOnly={isLocked(contract.status)} />
          </Suspense>
        </Card>
      )}
      {hasThresholds && (
        <Suspense fallback={null}>
          <AbsenceThresholdsCard of={contract.id} readOnly={isLocked(contract.status)} />
        </Suspense>
      )}
      {hasDeadlines && (
        <Suspense fallback={null}>
          <PayerTermsCard of={contract.id} readOnly={isLocked(contract.status)} />
        </Suspense>
      )}
      <Card title={t('notes')}>
        <RecordNotes
          subject="courses"
          recordId={contract.id}
          limit={5}
          readOnly={isLocked(contract.status)}
          within={pages}
        />
      </Card>
      <LeaveGuard work={management.work} within={pages} />
      {dialog === 'teacher' && <TeacherDialog contract={contract} onClose={close} />}
      {dialog === 'students' && (
        <ManageStudentsDialog contract={contract} management={management} onClose={close} />
      )}
      {dialog === 'days' && <EnrolmentDaysDialog contract={contract} onClose={close} />}
    </>
  );
}

const CancellationRuleSettings = lazy(async () => ({
  default: (await import('../../../parts/cancellation/CancellationRuleSettings')).CancellationRuleSettings,
}));

const AbsenceThresholdsCard = lazy(async () => ({
  default: (await import('../../../parts/absences/AbsenceThresholdsCard')).AbsenceThresholdsCard,
}));

const PayerTermsCard = lazy(async () => ({
  default: (await import('../../../parts/payer-deadlines/PayerTermsCard')).PayerTermsCard,
}));

const TeacherDialog = onDemand(async () => (await import('./TeacherDialog')).TeacherDialog);
const ManageStudentsDialog = onDemand(
  async () => (await import('./ManageStudentsDialog')).ManageStudentsDialog,
);

const EnrolmentDaysDialog = onDemand(async () => (await import('./EnrolmentDaysDialog')).EnrolmentDaysDialog);

const ArchiveContractDialog = onDemand(
  async () => (await import('../ArchiveContractDialog')).ArchiveContractDialog,
);

/**
 * A select for the four statuses, saved immediately; before it archives, it asks (CON-SIDE-03, CON-SIDE-04,
 * CONFLICT-16).
 */
function ContractStatusSelect({ contract }: { contract: Contract }) {
  const moveStatus = useMoveStatus();
  const { t } = copy.useWords();
  const { plain } = vocabulary.useWords();
  const [wanted, setWanted] = useState<ContractStatus>();
  const [isAsking, setAsking] = useState(false);

  const settle = async (moving: Promise<void> | undefined) => {
    await moving;
    setWanted(undefined);
  };
  const choose = (value: string) => {
    const status = contractStatuses.find((known) => known === value);
    if (!status || wanted || status === contract.status) return;
    setWanted(status);
    if (status === 'archived') setAsking(true);
    else void settle(moveStatus(contract, status));
  };

  return (
    <>
      <SelectField
        label={t('contractStatus')}
        value={wanted ?? contract.status}
        aria-busy={wanted !== undefined && !isAsking}
        onChange={(event) => choose(event.currentTarget.value)}
        options={contractStatuses.map((status) => ({
          value: status,
          label: plain(`contractStatus.${status}`),
        }))}
      />
      {isAsking && (
        <ArchiveContractDialog
          contract={contract}
          onClose={(moving) => {
            setAsking(false);
            void settle(moving);
          }}
        />
      )}
    </>
  );
}
