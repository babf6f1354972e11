import { type Contract, fullName, meetingLinkOf } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Card, DescriptionList, TextLink } from '@portal/ui';
import { pageCopy } from '../../copy/pages';
import { thumbLink } from '../../parts/thumbLink.css';
import { pathTo } from '../../paths';
import { names } from './course.css';
import type { CourseStudents } from './useCourseStudents';

export type CourseSummaryProps = {
  contract: Contract;
  students: CourseStudents;
  /** Whether the student list can be opened, because the course is the teacher's. */
  listed: boolean;
};

/** Schedule, subject and students of a course (PORTAL-COURSE-02, -03, -07 to -09). */
export function CourseSummary({ contract, students, listed }: CourseSummaryProps) {
  const { t } = pageCopy.useWords();
  const more = students.count - students.named.length;
  const meeting = meetingLinkOf(contract);
  return (
    <Card>
      <DescriptionList
        items={[
          {
            id: 'dates',
            term: t('course.dates'),
            value: (
              <>
                {contract.startsOn ? <DateText value={contract.startsOn} /> : t('noStart')}
                {' → '}
                {contract.endsOn ? <DateText value={contract.endsOn} /> : t('noEnd')}
              </>
            ),
          },
          { id: 'schedule', term: t('schedule'), value: contract.schedule ?? t('noSchedule') },
          ...(meeting === null
            ? []
            : [
                {
                  id: 'meeting',
                  term: t('course.meeting'),
                  value: (
                    <TextLink
                      external
                      className={thumbLink}
                      href={meeting}
                      target="_blank"
                      rel="noopener noreferrer"
                    >
                      {t('course.joinMeeting')}
                    </TextLink>
                  ),
                },
              ]),
          {
            id: 'students',
            term: t('students'),
            value: (
              <>
                {students.count}
                {listed && (
                  <>
                    {' · '}
                    <TextLink
                      className={thumbLink}
                      href={pathTo('teacher.views.studentList', { id: contract.id })}
                    >
                      {t('course.studentList')}
                    </TextLink>
                  </>
                )}
                {students.named.length > 0 && (
                  <p className={names}>
                    {students.named.map(fullName).join(', ')}
                    {more > 0 && <> {t('course.moreStudents', { count: more })}</>}
                  </p>
                )}
              </>
            ),
          },
          { id: 'description', term: t('course.description'), value: contract.description ?? '---' },
        ]}
      />
    </Card>
  );
}
