import {
  ApiError,
  type MeetingAttendance,
  type RememberedDecision,
  useMeetingAttendance,
  useUndoMeetingDecision,
} from '@portal/api-client';
import { fullName } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { FailureReason, useRetryWhenOnline, useToast } from '@portal/shell';
import { Banner, Button, RetryButton, Skeleton, UndoIcon, useBusy, VisuallyHidden } from '@portal/ui';
import { facts, list, name as nameStyle, row } from './KeptMeetings.css';
import { keptMeetingsWords } from './kept-meetings-words';

export interface RememberedParticipantsProps {
  contractId: number;
}

/** What people decided about participants of earlier meetings of a contract; each decision can be undone. */
export function RememberedParticipants({ contractId }: RememberedParticipantsProps) {
  const { t, stack } = keptMeetingsWords.useWords();
  const known = useMeetingAttendance(contractId);
  useRetryWhenOnline(known.error?.code === 'offline', known.retry);
  if (!known.data)
    return known.error ? (
      <Banner
        tone="critical"
        look="line"
        role="alert"
        action={<RetryButton size="small" onRetry={known.retry} />}
      >
        <FailureReason error={known.error}>{stack('participantsFailed')}</FailureReason>
      </Banner>
    ) : (
      <>
        <VisuallyHidden role="status">{t('loadingParticipants')}</VisuallyHidden>
        <Skeleton lines={2} />
      </>
    );
  const { decisions, students } = known.data;
  if (decisions.length === 0) return <p className={facts}>{t('noParticipants')}</p>;
  return (
    <ul className={list}>
      {decisions.map((decision) => (
        <Decision
          key={decision.id}
          contractId={contractId}
          decision={decision}
          students={students}
          onStale={known.retry}
        />
      ))}
    </ul>
  );
}

interface DecisionProps {
  contractId: number;
  decision: RememberedDecision;
  students: MeetingAttendance['students'];
  /** Reads the decisions again after someone else has changed them. */
  onStale: () => Promise<unknown>;
}

function Decision({ contractId, decision, students, onStale }: DecisionProps) {
  const { t, pair } = keptMeetingsWords.useWords();
  const toast = useToast();
  const undoDecision = useUndoMeetingDecision();
  const { busy, run } = useBusy();
  const { name, email, studentId, decidedAt, decidedBy } = decision;
  const student = students.find(({ id }) => id === studentId);
  const day = datePair(decidedAt);
  const undo = async () => {
    try {
      await undoDecision(contractId, decision);
      toast.success(pair('undone'));
    } catch (error) {
      const reason = error instanceof ApiError ? reasons[error.code] : undefined;
      toast.danger(pair(reason ?? 'notUndone'), reason ? {} : { error });
      if (reason) await onStale();
    }
  };
  return (
    <li className={row}>
      <div>
        <div>
          <span className={nameStyle}>{name}</span>{' '}
          {studentId === null ? t('isNobody') : t('isStudent', { name: student ? fullName(student) : '---' })}
        </div>
        <div className={facts}>
          {email && `${email} · `}
          {decidedBy ? t('decidedBy', { day, name: fullName(decidedBy) }) : t('decided', { day })}
        </div>
      </div>
      <Button size="small" icon={UndoIcon} busy={busy} onClick={() => run(undo)}>
        <span aria-hidden="true">{t('undo')}</span>
        <VisuallyHidden>{t('undoFor', { name })}</VisuallyHidden>
      </Button>
    </li>
  );
}

const reasons: Partial<Record<ApiError['code'], 'changed' | 'undoneAlready'>> = {
  conflict: 'changed',
  'not-found': 'undoneAlready',
};
