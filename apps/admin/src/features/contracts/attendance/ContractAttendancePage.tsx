import {
  type CoursePlan,
  useCapabilities,
  useChangeLesson,
  useClassesOfHours,
  useCoursePlan,
  useDeleteLesson,
  useLessons,
} from '@portal/api-client';
import { type Contract, canAddLesson, isLocked, type Lesson, missingClasses } from '@portal/domain';
import { datePair } from '@portal/i18n';
import {
  ActionDialog,
  LoadFailure,
  onDemand,
  QueryState,
  useDialogAddress,
  useLastKnown,
} from '@portal/records';
import { useLocalMinute } from '@portal/shell';
import { Banner, Button, ButtonLink, PlusIcon, PrintIcon } from '@portal/ui';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { copy } from '../../../copy';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { pathTo } from '../../../paths';
import { ContractHead, useOpenContract } from '../ContractEditLayout';
import { AttendanceHours } from './AttendanceHours';
import { AttendanceViews } from './AttendanceViews';
import type { ManageAttendanceDialogProps } from './ManageAttendanceDialog';
import { PlannedTable } from './PlannedTable';
import { plannedWords } from './planned-words';

/** The recorded classes, their total hours, and the actions on them (CON-ATT-01 to CON-ATT-19). */
export function ContractAttendancePage() {
  const contract = useOpenContract();
  const lessons = useLessons(contract.id);
  const classesOfHours = useClassesOfHours(contract.id);
  const capabilities = useCapabilities();
  const { dialog, recordId, open, close } = useDialogAddress(['lesson-new', 'lesson']);
  const [deleting, setDeleting] = useState<Lesson | null>(null);
  const { t, stack } = copy.useWords();
  const ofPlan = plannedWords.useWords();
  const locked = isLocked(contract.status);
  const hasThresholds = capabilities.data?.includes('absence-thresholds') ?? false;
  const isPlanned = capabilities.data?.includes('planned-classes') ?? false;
  const plan = useCoursePlan(isPlanned ? contract.id : null);
  const hasPlan = plan.data !== undefined && plan.data.classes.length > 0;
  const openPlanned = useCallback((id: number) => open('lesson-new', id), [open]);
  const rows = useMemo(() => lessons.data && newestFirst(lessons.data.rows), [lessons.data]);
  const recorded = rows?.filter(({ status }) => status === 'active').length ?? 0;

  const addBlocker = () => {
    if (locked) return stack('form.archivedBlocks');
    if (!rows) return stack('attendance.notLoaded');
    const total = contract.numberOfClasses;
    return canAddLesson({ recorded, total }) ? null : stack('attendance.allRecorded', { count: total ?? 0 });
  };
  const blocker = addBlocker();
  const canOpen = rows && !locked;
  const added = blocker ? undefined : null;
  const opened = dialog === 'lesson' ? rows?.find(({ id }) => id === recordId) : added;

  return (
    <>
      <ContractHead
        contract={contract}
        withoutHealth
        actions={
          <>
            <ButtonLink href={pathTo('courses.edit.attendance.print', { id: contract.id })} icon={PrintIcon}>
              {t('attendance.toRegister')}
            </ButtonLink>
            <Button
              variant="primary"
              icon={PlusIcon}
              aria-haspopup="dialog"
              blockedReason={blocker}
              onClick={() => open('lesson-new')}
              onPointerEnter={prefetch}
              onFocus={prefetch}
            >
              {t('add')}
            </Button>
          </>
        }
      />
      {locked && (
        <Banner tone="info" title={t('archivedContract')}>
          {stack('archivedContractText')}
        </Banner>
      )}
      {lessons.error && !rows ? (
        <QueryState error={lessons.error} retry={lessons.retry} />
      ) : (
        <>
          {rows && <AttendanceHours contract={contract} lessons={rows} classes={classesOfHours.data} />}
          {hasThresholds && (
            <Suspense fallback={null}>
              <AbsenceAlerts of={{ contractId: contract.id }} readOnly={locked} />
            </Suspense>
          )}
          {capabilities.data?.includes('payer-deadlines') && (
            <Suspense fallback={null}>
              <PayerDeadlines of={{ contractId: contract.id }} />
            </Suspense>
          )}
          <LoadFailure of={plan}>{ofPlan.stack('plannedFailed')}</LoadFailure>
          {hasPlan && <MissingClasses id={contract.id} classes={plan.data.classes} />}
          {hasPlan && <Proposals contract={contract} classes={plan.data.classes} onStale={plan.retry} />}
          <AttendanceViews
            contract={contract}
            lessons={rows}
            busy={lessons.isValidating}
            onEdit={open}
            onDelete={setDeleting}
            planned={
              hasPlan && (
                <PlannedTable contract={contract} plan={plan.data} lessons={rows} onRecord={openPlanned} />
              )
            }
          />
        </>
      )}
      {capabilities.data?.includes('meeting-attendance') && (
        <Suspense fallback={null}>
          <MeetingsCard contractId={contract.id} />
        </Suspense>
      )}
      {capabilities.data?.includes('initials') && (
        <Suspense fallback={null}>
          <InitialsCard contract={contract} />
        </Suspense>
      )}
      {dialog && (
        <LessonDialog
          key={`${dialog} ${recordId}`}
          contract={contract}
          lesson={canOpen ? opened : undefined}
          planned={dialog === 'lesson-new' ? plan.data?.classes.find(({ id }) => id === recordId) : undefined}
          blockedReason={dialog === 'lesson-new' && blocker}
          onFailed={lessons.retry}
          onClose={close}
        />
      )}
      {deleting && <DeleteLessonDialog lesson={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

const InitialsCard = lazy(async () => ({
  default: (await import('../initials/InitialsCard')).InitialsCard,
}));

const PayerDeadlines = lazy(async () => ({
  default: (await import('../../../parts/payer-deadlines/PayerDeadlines')).PayerDeadlines,
}));

const AbsenceAlerts = lazy(async () => ({
  default: (await import('../../../parts/absences/AbsenceAlerts')).AbsenceAlerts,
}));

interface LessonDialogProps extends Omit<ManageAttendanceDialogProps, 'lesson'> {
  /** The class to edit; null for a new one; undefined while the dialog may not open. */
  lesson: Lesson | null | undefined;
}

/** The dialog of a class. It stays open when a colleague records or deletes a class or archives the contract. */
function LessonDialog({ lesson, planned, ...props }: LessonDialogProps) {
  const opened = useLastKnown(lesson);
  const plannedClass = useLastKnown(planned);
  return opened === undefined ? null : (
    <ManageAttendanceDialog {...props} lesson={opened} planned={plannedClass} />
  );
}

/** Shows how many planned classes have no attendance, with a link to them. */
function MissingClasses({ id, classes }: Pick<Contract, 'id'> & Pick<CoursePlan, 'classes'>) {
  const { t, stack } = plannedWords.useWords();
  const missing = missingClasses(classes, useLocalMinute()).length;
  if (missing === 0) return null;
  return (
    <Banner
      tone="caution"
      action={
        <ButtonLink href={`${pathTo('courses.edit.attendance', { id })}?view=planned`}>{t('see')}</ButtonLink>
      }
    >
      {stack('missing', { count: missing })}
    </Banner>
  );
}

interface ProposalsProps extends Pick<CoursePlan, 'classes'> {
  contract: Contract;
  onStale: () => Promise<unknown>;
}

/** The substitutes whom the teacher proposes; loaded only if there are some. */
function Proposals({ contract, classes, onStale }: ProposalsProps) {
  const proposed = classes.filter(({ proposal }) => proposal?.status === 'open');
  if (proposed.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <AnswerProposals classes={proposed.map((planned) => ({ ...planned, contract }))} onStale={onStale} />
    </Suspense>
  );
}

const AnswerProposals = lazy(async () => ({
  default: (await import('../../../parts/substitute-proposals/AnswerProposals')).AnswerProposals,
}));

const MeetingsCard = lazy(async () => ({ default: (await import('./MeetingsCard')).MeetingsCard }));

function newestFirst(lessons: readonly Lesson[]): Lesson[] {
  return lessons.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
}

async function loadDialog() {
  return (await import('./ManageAttendanceDialog')).ManageAttendanceDialog;
}

const ManageAttendanceDialog = onDemand(loadDialog);

/** Loads the dialog's code, which contains the forms, when the user is likely to open it. */
function prefetch() {
  loadDialog().catch(() => undefined);
}

/** Asks before a class is deleted; Undo restores it (CON-ATT-07, MSG-52). */
function DeleteLessonDialog({ lesson, onClose }: { lesson: Lesson; onClose: () => void }) {
  const deleteLesson = useDeleteLesson();
  const changeLesson = useChangeLesson();
  const { succeeded, failed } = useOutcomeToast();
  const { t, stack, pair } = copy.useWords();
  const absentStudentIds = lesson.absentees.map(({ id }) => id);

  return (
    <ActionDialog
      title={stack('deleteAttendance')}
      confirmLabel={t('delete')}
      tone="critical"
      action={() => deleteLesson(lesson)}
      onDone={() => {
        succeeded('toast.attendanceUpdated', undefined, {
          undo: () => {
            const { contractId, date, minutes } = lesson;
            return changeLesson(lesson.id, { contractId, date, minutes, absentStudentIds }, 'active');
          },
        });
        onClose();
      }}
      failed={(error) => failed('toast.attendanceNotUpdated', undefined, { error })}
      refused={pair('attendance.notDeleted')}
      onClose={onClose}
    >
      <p>{stack('attendance.deleteText')}</p>
      <p>{t('classAndLength', { date: datePair(lesson.date), minutes: lesson.minutes })}</p>
    </ActionDialog>
  );
}
