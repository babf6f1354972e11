import { useChangeLesson } from '@portal/api-client';
import { type Contract, isLocked, type Lesson, peopleOf } from '@portal/domain';
import { DateText } from '@portal/i18n';
import {
  Badge,
  DataTable,
  DeleteIcon,
  EditIcon,
  EmptyState,
  type MenuSection,
  RetryIcon,
  type TableColumn,
  Text,
} from '@portal/ui';
import { LessonPresence, MarkedName } from '@portal/views';
import { useCallback, useMemo, useRef } from 'react';
import { copy } from '../../../copy';
import { NoShowText } from '../../../parts/cancellation/NoShowText';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';

export interface LessonTableProps {
  contract: Contract;
  /** Newest first; undefined while loading. */
  lessons: readonly Lesson[] | undefined;
  /** Whether newer records are loading. */
  busy: boolean;
  /** Opens the dialog of a class. Must be stable across renders. */
  onEdit: (dialog: 'lesson', lessonId: number) => void;
  /** Opens the confirmation before a class is deleted. Must be stable across renders. */
  onDelete: (lesson: Lesson) => void;
}

/** One row per class: date, duration, absent students and actions (CON-ATT-04 to CON-ATT-08). */
export function LessonTable({ contract, lessons, busy, onEdit, onDelete }: LessonTableProps) {
  const { t, stack } = copy.useWords();
  const restore = useRestoreLesson();
  const locked = isLocked(contract.status);
  const hasOtherGivers =
    lessons?.some(({ teacher }) => teacher !== undefined && teacher?.id !== contract.teacher?.id) ?? false;
  const columns = useMemo(
    (): readonly TableColumn<Lesson>[] => [
      { id: 'date', header: stack('classDate'), phone: 'title', cell: lessonDate },
      { id: 'minutes', header: stack('lengthInMinutes'), align: 'end', cell: ({ minutes }) => minutes },
      {
        id: 'absentees',
        header: stack('absentees'),
        cell: (lesson) => <LessonAbsentees lesson={lesson} contract={contract} />,
      },
      ...(hasOtherGivers
        ? [
            {
              id: 'giver',
              header: stack('attendance.givenBy'),
              cell: ({ teacher }: Lesson) => teacher && <MarkedName of={teacher} />,
            },
          ]
        : []),
    ],
    [stack, contract, hasOtherGivers],
  );

  return (
    <DataTable
      caption={t('attendance.caption', { number: contract.number })}
      columns={columns}
      rows={lessons}
      rowKey={(lesson) => lesson.id}
      menu={{
        label: t('attendance.rowMenu'),
        sections: (lesson) => lessonMenu(lesson, { locked, onEdit, onDelete, onRestore: restore }),
        head: t('actions'),
      }}
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
    <>
      <LessonPresence
        lesson={lesson}
        students={peopleOf(contract)}
        allPresent={
          <Text as="span" tone="soft">
            <copy.T k="allStudentsPresent" layout="stack" />
          </Text>
        }
      />
      {lesson.noShow && <NoShowText outcome={lesson.noShow} />}
    </>
  );
}

interface LessonActions extends Pick<LessonTableProps, 'onEdit' | 'onDelete'> {
  /** Whether the contract is archived. */
  locked: boolean;
  onRestore: (lesson: Lesson) => void;
}

/** The row menu: edit, and delete or restore (CON-ATT-06 to CON-ATT-08). */
function lessonMenu(
  lesson: Lesson,
  { locked, onEdit, onDelete, onRestore }: LessonActions,
): readonly MenuSection[] {
  const blockedReason = locked ? <copy.T k="form.archivedBlocks" /> : undefined;
  const isDeleted = lesson.status === 'deleted';
  return [
    {
      id: 'lesson',
      items: [
        {
          id: 'edit',
          icon: EditIcon,
          label: <copy.T k="edit" />,
          blockedReason,
          onSelect: () => onEdit('lesson', lesson.id),
        },
        isDeleted
          ? {
              id: 'restore',
              icon: RetryIcon,
              label: <copy.T k="restore" />,
              blockedReason,
              onSelect: () => onRestore(lesson),
            }
          : {
              id: 'delete',
              icon: DeleteIcon,
              label: <copy.T k="delete" />,
              tone: 'critical',
              blockedReason,
              onSelect: () => onDelete(lesson),
            },
      ],
    },
  ];
}

/** Returns a function that restores a deleted class (CON-ATT-08, OPEN-51). */
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
