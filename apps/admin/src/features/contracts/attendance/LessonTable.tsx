import { useChangeLesson } from '@portal/api-client';
import { type Contract, isLocked, type Lesson } from '@portal/domain';
import { DateText, datePair } from '@portal/i18n';
import {
  Badge,
  Cluster,
  DataTable,
  DeleteIcon,
  EditIcon,
  EmptyState,
  IconButton,
  RetryIcon,
  type TableColumn,
  Text,
} from '@portal/ui';
import { LessonPresence } from '@portal/views';
import { useCallback, useMemo, useRef } from 'react';
import { copy } from '../../../copy';
import { actionColumn } from '../../../parts/list/action-column';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';

export interface LessonTableProps {
  contract: Contract;
  /** Newest first; undefined while loading. */
  lessons: readonly Lesson[] | undefined;
  /** Whether newer lessons are loading. */
  busy: boolean;
  /** Opens the dialog of a lesson. Must be stable across renders. */
  onEdit: (dialog: 'lesson', lessonId: number) => void;
  /** Opens the confirmation before a lesson is deleted. Must be stable across renders. */
  onDelete: (lesson: Lesson) => void;
}

/** One row per lesson: date, duration, absent students and actions (CON-ATT-04 to CON-ATT-08). */
export function LessonTable({ contract, lessons, busy, onEdit, onDelete }: LessonTableProps) {
  const { t, stack } = copy.useWords();
  const restore = useRestoreLesson();
  const locked = isLocked(contract.status);
  const columns = useMemo(
    (): readonly TableColumn<Lesson>[] => [
      { id: 'date', header: stack('classDate'), phone: 'title', cell: lessonDate },
      { id: 'minutes', header: stack('lengthInMinutes'), align: 'end', cell: ({ minutes }) => minutes },
      {
        id: 'absentees',
        header: stack('absentees'),
        cell: (lesson) => <LessonAbsentees lesson={lesson} contract={contract} />,
      },
      actionColumn(
        t('actions'),
        (lesson) => <LessonActions {...{ lesson, locked, onEdit, onDelete }} onRestore={restore} />,
        112,
      ),
    ],
    [t, stack, contract, locked, onEdit, onDelete, restore],
  );

  return (
    <DataTable
      caption={t('attendance.caption', { number: contract.number })}
      columns={columns}
      rows={lessons}
      rowKey={(lesson) => lesson.id}
      busy={busy}
      loadingLabel={t('attendance.loading')}
    >
      {lessons?.length === 0 && (
        <EmptyState title={stack('attendance.empty')} text={stack('attendance.emptyText')} />
      )}
    </DataTable>
  );
}

function lessonDate({ date, status }: Lesson) {
  return (
    <>
      <DateText value={date} />
      {status === 'deleted' && (
        <>
          {' '}
          <Badge tone="neutral">
            <copy.T k="attendance.deleted" />
          </Badge>
        </>
      )}
    </>
  );
}

function LessonAbsentees({ lesson, contract }: { lesson: Lesson; contract: Contract }) {
  return (
    <LessonPresence
      lesson={lesson}
      students={contract.students}
      allPresent={
        <Text as="span" tone="soft">
          <copy.T k="allStudentsPresent" layout="stack" />
        </Text>
      }
    />
  );
}

interface LessonActionsProps extends Pick<LessonTableProps, 'onEdit' | 'onDelete'> {
  lesson: Lesson;
  /** Whether the contract is archived. */
  locked: boolean;
  onRestore: (lesson: Lesson) => void;
}

function LessonActions({ lesson, locked, onEdit, onDelete, onRestore }: LessonActionsProps) {
  const { t } = copy.useWords();
  const date = { date: datePair(lesson.date) };
  return (
    <Cluster as="span" gap="xxsmall">
      <IconButton icon={EditIcon} disabled={locked} onClick={() => onEdit('lesson', lesson.id)}>
        {t('attendance.edit', date)}
      </IconButton>
      {/* One element for both buttons, so that it keeps the focus when one replaces the other. */}
      {lesson.status === 'deleted' ? (
        <IconButton icon={RetryIcon} disabled={locked} onClick={() => onRestore(lesson)}>
          {t('attendance.restore', date)}
        </IconButton>
      ) : (
        <IconButton icon={DeleteIcon} tone="critical" disabled={locked} onClick={() => onDelete(lesson)}>
          {t('attendance.delete', date)}
        </IconButton>
      )}
    </Cluster>
  );
}

/** Returns a function that restores a deleted lesson (CON-ATT-08, OPEN-51). */
function useRestoreLesson(): (lesson: Lesson) => void {
  const changeLesson = useChangeLesson();
  const { succeeded, failed } = useOutcomeToast();
  const underWay = useRef(new Set<number>());
  return useCallback(
    ({ id, contractId, date, minutes, absentees }) => {
      if (underWay.current.has(id)) return;
      underWay.current.add(id);
      const values = { contractId, date, minutes, absentStudentIds: absentees.map((student) => student.id) };
      changeLesson(id, values, 'active')
        .then(
          () => succeeded('toast.attendanceUpdated', undefined, { about: `lesson ${id}` }),
          (error: unknown) =>
            failed('toast.attendanceNotUpdated', undefined, { about: `lesson ${id}`, error }),
        )
        .finally(() => underWay.current.delete(id));
    },
    [changeLesson, succeeded, failed],
  );
}
