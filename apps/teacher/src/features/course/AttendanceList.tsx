import {
  byLastName,
  type Contract,
  contractedHours,
  fullName,
  hoursTaught,
  type Lesson,
} from '@portal/domain';
import { DateText } from '@portal/i18n';
import { DescriptionList, EmptyState, VisuallyHidden } from '@portal/ui';
import { pageCopy } from '../../copy/pages';
import { absentees, date, length, table } from './AttendanceList.css';

export type AttendanceListProps = {
  contract: Contract;
  lessons: readonly Lesson[];
};

/** Each class with its length and who was absent, the newest first (PORTAL-COURSE-13 to PORTAL-COURSE-16). */
export function AttendanceList({ contract, lessons }: AttendanceListProps) {
  const { t, stack } = pageCopy.useWords();
  const given = lessons
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
  if (given.length === 0) {
    return <EmptyState level={3} title={stack('course.noLessons')} text={stack('course.noLessonsText')} />;
  }
  return (
    <>
      <DescriptionList
        items={[
          { id: 'taught', term: t('hoursTaught'), value: t('hours', { hours: hoursTaught(lessons) }) },
          {
            id: 'contracted',
            term: t('contractedHours'),
            value: t('hours', { hours: contractedHours(contract) }),
          },
        ]}
      />
      <table className={table}>
        <caption>
          <VisuallyHidden>{t('course.lessons')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{stack('course.date')}</th>
            <th scope="col">{stack('course.length')}</th>
            <th scope="col">{stack('course.absentees')}</th>
          </tr>
        </thead>
        <tbody>
          {given.map((lesson) => (
            <tr key={lesson.id}>
              <td className={date}>
                <DateText value={lesson.date} />
              </td>
              <td className={length}>{lesson.minutes}</td>
              <td className={absentees}>
                {lesson.absentees.length === 0
                  ? stack('course.allPresent')
                  : byLastName(lesson.absentees).map(fullName).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
