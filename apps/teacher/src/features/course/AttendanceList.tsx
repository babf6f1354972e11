import { useHasExtension } from '@portal/api-client';
import {
  byLastName,
  type Contract,
  contractedHours,
  type Lesson,
  type PlannedClass,
  peopleOf,
  usedHours,
} from '@portal/domain';
import { DateText } from '@portal/i18n';
import { DescriptionList, EmptyState, Text, VisuallyHidden } from '@portal/ui';
import { CancelledClasses, LessonPresence, UsedHoursNote } from '@portal/views';
import { Fragment, useRef, useState } from 'react';
import { pageCopy } from '../../copy/pages';
import { useIsCorrectable } from '../../parts/correction/useIsCorrectable';
import { absentees, date, length, place, table } from './AttendanceList.css';
import { DeleteOwnLessonDialog } from './DeleteOwnLessonDialog';
import { InitialsLink } from './InitialsLink';
import { OwnLessonActions } from './OwnLessonActions';

export type AttendanceListProps = {
  contract: Contract;
  lessons: readonly Lesson[];
  /** The planned classes, whose cancelled ones may use hours; undefined while they load. */
  classes: readonly PlannedClass[] | undefined;
};

/**
 * Each class with its length and absent students, newest first (PORTAL-COURSE-13 to PORTAL-COURSE-16). Teachers can
 * correct the classes that they recorded for some time (DECISION-52).
 */
export function AttendanceList({ contract, lessons, classes }: AttendanceListProps) {
  const { t, stack } = pageCopy.useWords();
  const isCorrectable = useIsCorrectable();
  const hasInitials = useHasExtension('initials');
  const [deleting, setDeleting] = useState<Lesson | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const given = lessons
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
  const used = usedHours(contract, lessons, classes);
  if (given.length === 0) {
    return (
      <div ref={list} tabIndex={-1} className={place}>
        {classes && <CancelledClasses classes={classes} />}
        <EmptyState level={3} title={stack('course.noLessons')} text={stack('course.noLessonsText')} />
      </div>
    );
  }
  return (
    <div ref={list} tabIndex={-1} className={place}>
      <DescriptionList
        items={[
          {
            id: 'taught',
            term: t('hoursToDate'),
            value: (
              <>
                {t('hoursOf', { hours: used.total })}
                <UsedHoursNote used={used} />
              </>
            ),
          },
          {
            id: 'contracted',
            term: t('contractedHours'),
            value: t('hoursOf', { hours: contractedHours(contract) }),
          },
        ]}
      />
      <table className={table}>
        <caption>
          <VisuallyHidden>{t('classesGiven')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{stack('classDate')}</th>
            <th scope="col">{stack('lengthInMinutes')}</th>
            <th scope="col">{stack('absentees')}</th>
          </tr>
        </thead>
        <tbody>
          {given.map((lesson) => (
            <Fragment key={lesson.id}>
              <tr data-correctable={isCorrectable(lesson) || hasInitials || undefined}>
                <td className={date}>
                  <DateText value={lesson.date} />
                </td>
                <td className={length}>{lesson.minutes}</td>
                <td className={absentees}>
                  <LessonPresence
                    lesson={{ ...lesson, absentees: byLastName(lesson.absentees) }}
                    students={peopleOf(contract)}
                    allPresent={stack('allStudentsPresent')}
                  />
                  {lesson.noShow && (
                    <Text as="div" tone="soft" size="caption">
                      {t(lesson.noShow.paid ? 'course.noShowPaid' : 'course.noShowUnpaid')}
                    </Text>
                  )}
                </td>
              </tr>
              {(isCorrectable(lesson) || hasInitials) && (
                <tr>
                  <td colSpan={3}>
                    {isCorrectable(lesson) && (
                      <OwnLessonActions lesson={lesson} onDelete={() => setDeleting(lesson)} />
                    )}
                    {hasInitials && <InitialsLink lesson={lesson} />}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {classes && <CancelledClasses classes={classes} />}
      {deleting && (
        <DeleteOwnLessonDialog
          lesson={deleting}
          // The clicked button is removed.
          onDeleted={() => list.current?.focus()}
          onClose={() => setDeleting(null)}
        />
      )}
    </div>
  );
}
