import { useInviteTeacher } from '@portal/api-client';
import {
  assignStatusOf,
  canInviteTeacher,
  contractsInProgress,
  isArchivedTeacher,
  type Teacher,
  teacherCardStatus,
} from '@portal/domain';
import { DateText } from '@portal/i18n';
import { onDemand, RecordNotes, useDialogAddress } from '@portal/records';
import { Button, Card, Cluster, DescriptionList, TextLink } from '@portal/ui';
import { UnavailabilityCard } from '@portal/unavailability';
import { ContractStatusBadge } from '@portal/views';
import { copy } from '../../../copy';
import { lines, quiet } from '../../../parts/aside.css';
import { useInvitation } from '../../../parts/useInvitation';
import { pathTo } from '../../../paths';
import { AssignStatusBadge, TeacherStatusBadge } from '../TeacherStatusBadge';
import { teacherWords } from '../teacher-words';

/** The right column of a teacher: assign status, account and notes (TEA-EDIT-02 to TEA-EDIT-04). */
export function TeacherAside({ teacher }: { teacher: Teacher }) {
  const { t } = copy.useWords();
  const { dialog, open, close } = useDialogAddress(actions);
  // The column stays on all parts of its teacher.
  const pages = pathTo('teachers.profile', { id: teacher.id }).replace(/[^/]+$/, '');
  return (
    <>
      <AssignStatusCard teacher={teacher} />
      <UserStatusCard teacher={teacher} onAction={open} />
      <UnavailabilityCard teacherId={teacher.id} />
      <Card title={t('notes')}>
        <RecordNotes subject="teachers" recordId={teacher.id} limit={5} within={pages} />
      </Card>
      {dialog && <ArchiveTeacherDialog action={dialog} teacher={teacher} onClose={close} />}
    </>
  );
}

const actions = ['archive', 'restore'] as const;

const ArchiveTeacherDialog = onDemand(
  async () => (await import('../ArchiveTeacherDialog')).ArchiveTeacherDialog,
);

/** Number of contracts in the card; the history lists all. */
const maxShown = 6;

/** The teacher's assign status and current contracts (TEA-EDIT-02, TEA-LIST-11, TEA-LIST-12). */
function AssignStatusCard({ teacher }: { teacher: Teacher }) {
  const { stack, plain } = teacherWords.useWords();
  const current = contractsInProgress(teacher);
  return (
    <Card title={stack('side.assign')}>
      <div>
        <AssignStatusBadge status={assignStatusOf(teacher)} />
      </div>
      {current.length > 0 && (
        <ul className={lines} aria-label={plain('side.inProgress')}>
          {current.slice(0, maxShown).map(({ id, number, status }) => (
            <Cluster key={id} as="li" align="baseline" justify="between">
              <TextLink variant="standalone" href={pathTo('courses.edit.basic', { id })}>
                {number}
              </TextLink>
              <ContractStatusBadge status={status} />
            </Cluster>
          ))}
        </ul>
      )}
      {teacher.contracts.length > 0 && (
        <TextLink variant="standalone" href={pathTo('teachers.history', { id: teacher.id })}>
          {stack('side.all', { count: teacher.contracts.length })}
        </TextLink>
      )}
    </Card>
  );
}

interface UserStatusCardProps {
  teacher: Teacher;
  /** Opens the confirmation before the teacher is archived or restored. */
  onAction: (action: 'archive' | 'restore') => void;
}

/** The teacher's account status and the actions on it (TEA-EDIT-03, TEA-EDIT-18 to TEA-EDIT-23, CON-SIDE-21). */
function UserStatusCard({ teacher, onAction }: UserStatusCardProps) {
  const { t, stack } = teacherWords.useWords();
  const { invite, busy } = useInvitation(useInviteTeacher());
  const { account } = teacher;
  const status = teacherCardStatus(teacher);
  const action = isArchivedTeacher(teacher) ? 'restore' : 'archive';
  return (
    <Card title={stack('userStatus')}>
      <div>{status ? <TeacherStatusBadge status={status} /> : '---'}</div>
      {account ? (
        <DescriptionList
          layout="rows"
          items={[
            {
              id: 'invited',
              term: t('side.invitedAt'),
              value: account.invitedAt ? <DateText value={account.invitedAt} /> : t('notInvited'),
            },
            {
              id: 'login',
              term: t('side.lastLogin'),
              value: account.lastLoginAt ? <DateText value={account.lastLoginAt} time /> : t('never'),
            },
          ]}
        />
      ) : (
        <p className={quiet}>{stack('side.noAccount')}</p>
      )}
      <Cluster>
        {canInviteTeacher(teacher) && (
          <Button size="small" busy={busy} onClick={() => void invite(teacher)}>
            {t(account?.invitedAt ? 'inviteAgain' : 'invite')}
          </Button>
        )}
        <Button size="small" onClick={() => onAction(action)}>
          {t(`side.${action}`)}
        </Button>
      </Cluster>
    </Card>
  );
}
