import type { CoursePlan } from '@portal/api-client';
import {
  type Contract,
  canAddLesson,
  isLocked,
  type Lesson,
  type LocalMoment,
  momentText,
  type PlannedClass,
  replacedTeacher,
  statusOfClass,
  timeRange,
} from '@portal/domain';
import { DateText, dayPair, PairText } from '@portal/i18n';
import { useLocalMinute } from '@portal/shell';
import { Button, Card, DataTable, type TableColumn, Text, VisuallyHidden } from '@portal/ui';
import { ClassStatusBadge, useMarkedPair } from '@portal/views';
import { useMemo } from 'react';
import { CancelledText } from '../../../parts/cancellation/CancelledText';
import { plannedWords } from './planned-words';

export interface PlannedTableProps {
  contract: Contract;
  plan: CoursePlan;
  /** Undefined while loading. */
  lessons: readonly Lesson[] | undefined;
  /** Opens the dialog that records a planned class. Must be stable across renders. */
  onRecord: (plannedClassId: number) => void;
}

/** Every planned class of a contract next to its attendance record (DECISION-51). */
export function PlannedTable({ contract, plan, lessons, onRecord }: PlannedTableProps) {
  const { t } = plannedWords.useWords();
  const now = useLocalMinute();
  const canRecord =
    !isLocked(contract.status) &&
    canAddLesson({
      recorded: lessons?.filter(({ status }) => status === 'active').length ?? 0,
      total: contract.numberOfClasses,
    });
  const columns = useMemo(() => {
    const found = new Map(lessons?.map((lesson) => [lesson.id, lesson]));
    return columnsOf({ now, lessonOf: (id) => found.get(id), onRecord: canRecord ? onRecord : undefined });
  }, [now, lessons, canRecord, onRecord]);
  return (
    <Card as="div" padding="none">
      <DataTable
        caption={t('caption', { number: contract.number })}
        columns={columns}
        rows={plan.classes}
        rowKey={({ id }) => id}
        loadingLabel={t('loading')}
      />
    </Card>
  );
}

interface ColumnContext {
  now: LocalMoment;
  lessonOf: (id: number) => Lesson | undefined;
  /** Undefined if no class can be recorded. */
  onRecord: PlannedTableProps['onRecord'] | undefined;
}

function columnsOf({ now, lessonOf, onRecord }: ColumnContext): TableColumn<PlannedClass>[] {
  return [
    { id: 'number', header: <plannedWords.T k="number" />, align: 'end', cell: ({ number }) => number },
    { id: 'planned', header: <plannedWords.T k="planned" />, phone: 'title', cell: PlannedTime },
    {
      id: 'status',
      header: <plannedWords.T k="status" />,
      cell: (planned) => (
        <>
          <ClassStatusBadge status={statusOfClass(planned, now)} />
          <Substitute planned={planned} />
          {planned.cancelReason && (
            <Text as="div" tone="soft" size="caption">
              {planned.cancelReason}
            </Text>
          )}
          {planned.cancellation && <CancelledText cancellation={planned.cancellation} />}
        </>
      ),
    },
    {
      id: 'recorded',
      header: <plannedWords.T k="recorded" />,
      cell: ({ lessonId }) => {
        const lesson = lessonId === null ? undefined : lessonOf(lessonId);
        return lesson && <RecordedLesson lesson={lesson} />;
      },
    },
    {
      id: 'record',
      header: <plannedWords.T k="record" />,
      hideHeader: true,
      align: 'end',
      phone: 'corner',
      cell: (planned) =>
        onRecord &&
        hasBegun(planned, now) &&
        !planned.isCancelled &&
        planned.lessonId === null && (
          <Button size="small" aria-haspopup="dialog" onClick={() => onRecord(planned.id)}>
            <span aria-hidden="true">
              <plannedWords.T k="record" />
            </span>
            <VisuallyHidden>
              <plannedWords.T k="recordFor" values={{ day: dayPair(planned.date), time: planned.time }} />
            </VisuallyHidden>
          </Button>
        ),
    },
  ];
}

/** Who gives or gave the class in place of the teacher, or is proposed as a substitute. */
function Substitute({ planned }: { planned: PlannedClass }) {
  const { t } = plannedWords.useWords();
  const markedPair = useMarkedPair();
  const { teacher, proposal } = planned;
  const isReplaced = teacher && replacedTeacher(planned);
  if (!isReplaced && proposal?.status !== 'open') return null;
  return (
    <Text as="div" tone="soft" size="caption">
      {isReplaced
        ? t('substitute', { name: markedPair(teacher) })
        : proposal && t('proposed', { name: markedPair(proposal.substitute) })}
    </Text>
  );
}

function hasBegun(planned: PlannedClass, now: LocalMoment): boolean {
  return momentText(planned) <= momentText(now);
}

function PlannedTime(planned: PlannedClass) {
  return (
    <>
      <PairText value={dayPair(planned.date)} />{' '}
      <Text as="span" tone="soft">
        {timeRange(planned)}
      </Text>
    </>
  );
}

function RecordedLesson({ lesson: { date, minutes, absentees } }: { lesson: Lesson }) {
  const { t } = plannedWords.useWords();
  return (
    <>
      <DateText value={date} /> · {t('minutes', { count: minutes })} ·{' '}
      {absentees.length === 0 ? t('allPresent') : t('absent', { count: absentees.length })}
    </>
  );
}
