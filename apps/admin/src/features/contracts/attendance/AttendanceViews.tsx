import { type Contract, hasStudents, type Lesson, peopleOf } from '@portal/domain';
import { Card, EmptyState, Skeleton, Tabs, VisuallyHidden } from '@portal/ui';
import { LessonGrid } from '@portal/views';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { copy } from '../../../copy';
import { LessonTable, type LessonTableProps } from './LessonTable';
import { plannedWords } from './planned-words';

const views = ['list', 'grid', 'planned'] as const;

export interface AttendanceViewsProps extends LessonTableProps {
  /** The planned classes next to the recorded ones; undefined if there are none. */
  planned?: ReactNode;
}

/**
 * The recorded classes as an editable list, as a matrix of students, or next to the planned classes; the URL selects
 * the view.
 */
export function AttendanceViews({ planned, ...props }: AttendanceViewsProps) {
  const { t, plain } = copy.useWords();
  const words = plannedWords.useWords();
  const [query, setQuery] = useSearchParams();
  const asked = views.find((view) => view === query.get('view')) ?? 'list';
  const shown = asked === 'planned' && !planned ? 'list' : asked;

  const show = (view: (typeof views)[number]) =>
    setQuery(
      (now) => {
        if (view === 'list') now.delete('view');
        else now.set('view', view);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <Tabs
      label={plain('attendance.views')}
      value={shown}
      onValueChange={show}
      tabs={[
        { id: 'list', label: t('attendance.list'), content: <LessonTable {...props} /> },
        { id: 'grid', label: t('attendance.grid'), content: <LessonPicture {...props} /> },
        ...(planned ? [{ id: 'planned' as const, label: words.t('tab'), content: planned }] : []),
      ]}
    />
  );
}

function LessonPicture({
  contract,
  lessons,
}: {
  contract: Contract;
  lessons: readonly Lesson[] | undefined;
}) {
  const { t, stack } = copy.useWords();
  if (!lessons || !hasStudents(contract))
    return (
      <Card as="div">
        <VisuallyHidden role="status">{t('attendance.loading')}</VisuallyHidden>
        <Skeleton lines={4} />
      </Card>
    );
  if (lessons.length === 0)
    return (
      <Card as="div">
        <EmptyState title={stack('attendance.empty')} text={stack('attendance.emptyText')} />
      </Card>
    );
  if (peopleOf(contract).length === 0)
    return (
      <Card as="div">
        <EmptyState title={stack('noStudents')} text={stack('attendance.noStudentsText')} />
      </Card>
    );
  const recorded = lessons.filter(({ status }) => status === 'active').length;
  return (
    <Card as="div">
      <LessonGrid
        students={contract.students}
        formerStudents={contract.formerStudents}
        lessons={lessons}
        planned={Math.max(0, (contract.numberOfClasses ?? 0) - recorded)}
      />
    </Card>
  );
}
