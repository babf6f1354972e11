import {
  fullName,
  type GridStudent,
  gridStudents,
  hoursAttended,
  hoursTaughtTo,
  type Lesson,
  lessonGivers,
  lessonStretches,
  lessonsAcross,
  type Person,
  type Presence,
  presenceAt,
  presentCount,
} from '@portal/domain';
import {
  DateText,
  datePair,
  documentLanguage,
  joinPairs,
  monthPair,
  PairText,
  useLanguageMode,
  useNumber,
} from '@portal/i18n';
import {
  Matrix,
  type MatrixColumn,
  MatrixLegend,
  type MatrixMark,
  type MatrixRow,
  SelectField,
} from '@portal/ui';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { MarkedName } from '../MarkedName/MarkedName';
import { useMarkedPair } from '../MarkedName/useMarkedPair';
import { grid, quiet } from './LessonGrid.css';
import { lessonGridWords } from './lesson-grid-words';

export interface LessonGridProps {
  /** The students of the contract. */
  students: readonly Person[];
  /** Students who have left the contract; shown if a class counts for them. */
  formerStudents?: readonly Person[];
  /** The visible classes, in any order; long contracts show one range at a time, newest first. */
  lessons: readonly Lesson[];
  /** All given classes of the contract if only some are visible; used for the hours and for students who have left. */
  allLessons?: readonly Lesson[];
  /** Number of planned classes; shown if they fit. */
  planned?: number;
  /**
   * Shows the classes as in a printed register: with the minutes of each class, without marks of archived people
   * (ADR-0062).
   */
  isOnPaper?: boolean;
  /** The visible date range, if there are several. */
  caption?: ReactNode;
}

type Mark = Presence | 'planned';

interface StudentRow extends MatrixRow {
  student: GridStudent;
}

interface LessonColumn extends MatrixColumn {
  /** Null for a planned class. */
  lesson: Lesson | null;
}

/**
 * A matrix of attendance, with the hours of each student and the attendance of each class (DOMAIN-10, OPEN-51,
 * OPEN-52).
 */
export const LessonGrid = memo(function LessonGrid({
  students,
  formerStudents,
  lessons,
  allLessons = lessons,
  planned = 0,
  isOnPaper = false,
  caption,
}: LessonGridProps) {
  const { t, stack, plain } = lessonGridWords.useWords();
  const number = useNumber();
  const stretches = useMemo(() => lessonStretches(lessons), [lessons]);
  const [chosen, setChosen] = useState<number>();
  const last = Math.max(0, stretches.length - 1);
  const shown = Math.min(chosen ?? last, last);
  const rows = useMemo(
    () =>
      gridStudents({ students, formerStudents }, allLessons).map(
        (student): StudentRow => ({
          id: student.id,
          label: <StudentName student={student} isMarked={!isOnPaper} />,
          student,
        }),
      ),
    [students, formerStudents, allLessons, isOnPaper],
  );
  const given = stretches[shown]?.lessons ?? none;
  const toCome = shown === last ? Math.min(planned, lessonsAcross - given.length) : 0;
  const columns = useMemo(() => [...given.map(columnOf), ...openColumns(toCome)], [given, toCome]);
  const givers = useMemo(() => lessonGivers(allLessons), [allLessons]);
  const marks = useMarks();
  const markedPair = useMarkedPair();
  // The legend explains rare marks only if they occur.
  const { present, absent, partial, excused, deleted, planned: open } = marks;
  const hasMark = (mark: Presence) =>
    given.some((lesson) => rows.some(({ student }) => presenceAt(student, lesson) === mark));
  const hasDetails = given.some(({ details }) => details?.length);
  const explained = {
    present,
    ...(hasDetails && hasMark('partial') && { partial }),
    absent,
    ...(hasDetails && hasMark('excused') && { excused }),
    ...(given.some(({ status }) => status === 'deleted') && { deleted }),
    ...(toCome > 0 && { planned: open }),
  };
  const inGrid = rows.map(({ student }) => student);
  const ofLesson = (figure: (lesson: Lesson) => ReactNode) => (column: LessonColumn) =>
    column.lesson?.status === 'active' && figure(column.lesson);

  return (
    <div className={grid}>
      {stretches.length > 1 && (
        <SelectField
          label={t('period')}
          value={String(shown)}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          options={stretches.map((stretch, index) => ({
            value: String(index),
            label: plain('from', {
              first: datePair(stretch.first.date),
              last: datePair(stretch.last.date),
            }),
          }))}
        />
      )}
      <MatrixLegend marks={explained} />
      <Matrix<StudentRow, LessonColumn, Mark>
        caption={caption ?? t('caption')}
        corner={stack('student')}
        columns={columns}
        rows={rows}
        marks={marks}
        legend={false}
        mark={({ student }, { lesson }) => (lesson ? presenceAt(student, lesson) : 'planned')}
        rowSummary={{
          label: stack('hours'),
          cell: ({ student: { id, hasLeft } }) =>
            hasLeft && !allLessons.some(({ memberIds }) => memberIds?.includes(id))
              ? '---'
              : `${number(hoursAttended(id, allLessons))} / ${number(hoursTaughtTo(id, allLessons))} h`,
        }}
        columnSummaries={[
          ...(isOnPaper
            ? [{ id: 'minutes', label: stack('lengthInMinutes'), cell: ofLesson(({ minutes }) => minutes) }]
            : []),
          {
            id: 'present',
            label: stack('present'),
            cell: ofLesson((lesson) => presentCount(inGrid, lesson)),
          },
          ...(givers.length > 0
            ? [
                {
                  id: 'teacher',
                  label: stack('teacher'),
                  cell: ofLesson(({ teacher }) => givers.find((one) => one.teacher.id === teacher?.id)?.mark),
                },
              ]
            : []),
        ]}
      />
      {givers.length > 0 && (
        <p className={quiet}>
          {t('givers', {
            names: joinPairs(
              givers.map(({ mark, teacher }) =>
                joinPairs([mark, isOnPaper ? fullName(teacher) : markedPair(teacher)], ' '),
              ),
            ),
          })}
        </p>
      )}
    </div>
  );
});

const none: readonly Lesson[] = [];

function StudentName({ student, isMarked }: { student: GridStudent; isMarked: boolean }) {
  return (
    <>
      {isMarked ? <MarkedName of={student} /> : fullName(student)}
      {student.hasLeft && (
        <div className={quiet}>
          <lessonGridWords.T k="left" />
        </div>
      )}
    </>
  );
}

function useMarks(): Record<Mark, MatrixMark> {
  const { t, pair } = lessonGridWords.useWords();
  const [mode] = useLanguageMode();
  return useMemo(() => {
    const describeMark = (mark: Mark) => ({
      label: t(`mark.${mark}`),
      spoken: pair(`mark.${mark}`)[documentLanguage(mode)],
    });
    return {
      present: { ...describeMark('present'), tone: 'positive', symbol: '✓' },
      partial: {
        ...describeMark('partial'),
        tone: 'caution',
        symbol: pair('partialSymbol')[documentLanguage(mode)],
      },
      excused: { ...describeMark('excused'), tone: 'info', symbol: 'E' },
      absent: { ...describeMark('absent'), tone: 'critical', symbol: 'A' },
      deleted: { ...describeMark('deleted'), tone: 'neutral', symbol: '–' },
      planned: { ...describeMark('planned'), tone: 'open' },
    };
  }, [t, pair, mode]);
}

function columnOf(lesson: Lesson): LessonColumn {
  return {
    id: lesson.id,
    label: <DateText value={lesson.date} />,
    short: Number(lesson.date.slice(8)),
    group: { id: lesson.date.slice(0, 7), label: <PairText value={monthPair(lesson.date)} /> },
    lesson,
  };
}

function openColumns(count: number): LessonColumn[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `planned-${index}`,
    label: <lessonGridWords.T k="mark.planned" />,
    short: '',
    lesson: null,
  }));
}
