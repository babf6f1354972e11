import { useInviteTeacher } from '@portal/api-client';
import { canInviteTeacher, isArchivedTeacher, type Teacher, teacherCardStatus } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Button, Card, Cluster, DescriptionList } from '@portal/ui';
import { quiet } from '../../../parts/aside.css';
import { useInvitation } from '../../../parts/useInvitation';
import { TeacherStatusBadge } from '../TeacherStatusBadge';
import { teacherWords } from '../teacher-words';

export interface UserStatusCardProps {
  teacher: Teacher;
  /** Opens the confirmation before the teacher is archived or restored. */
  onAction: (action: 'archive' | 'restore') => void;
}

/** The teacher's account status and the actions on it (TEA-EDIT-03, TEA-EDIT-18 to TEA-EDIT-23, CON-SIDE-21). */
export function UserStatusCard({ teacher, onAction }: UserStatusCardProps) {
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
