import {
  type Contract,
  type CourseInfo,
  contractedHours,
  countsFor,
  fullName,
  hoursAttended,
  hoursTaughtTo,
  type LanguageProgress,
  type Lesson,
  type LessonGiver,
  lessonGivers,
  type ProgressReport,
} from '@portal/domain';
import { DateText, datePair, numberPair, PairText } from '@portal/i18n';
import { Badge, DescriptionList, Heading, type PrintPageProps } from '@portal/ui';
import { Fragment, type ReactNode } from 'react';
import { HoursText } from '../HoursText';
import { LevelTimeline } from '../LevelTimeline/LevelTimeline';
import type { Provider } from '../OutlineForm/provider';
import { PrintedDocument } from '../PrintedDocument/PrintedDocument';
import { useContractFacts } from '../PrintedDocument/useContractFacts';
import { courseFields, groups } from '../ProgressReportForm/report-parts';
import { reportWords } from '../ProgressReportForm/report-words';
import { SkillTable } from '../ProgressReportForm/SkillTable';
import { vocabulary } from '../vocabulary';
import { reportDocumentWords } from './document-words';
import * as styles from './ProgressReportDocument.css';

export interface ProgressReportDocumentProps extends Pick<PrintPageProps, 'size'> {
  report: ProgressReport;
  /** The contract as far as the reader may see it: undefined facts are omitted, null ones are shown as `---`. */
  contract: Pick<Contract, 'number' | 'startsOn' | 'endsOn'> &
    Partial<Pick<Contract, 'language' | 'courseType' | 'teacher' | 'hoursPerClass' | 'numberOfClasses'>> & {
      company?: Pick<NonNullable<Contract['company']>, 'name'> | null;
    };
  /** The course info; null if none was written. */
  courseInfo: CourseInfo | null;
  /** All given classes of the contract, deleted ones ignored. Undefined if the reader may not see them. */
  lessons: readonly Lesson[] | undefined;
  /** The student's progress in the language of the contract; undefined if unknown. */
  progress?: LanguageProgress;
  provider: Provider;
  /** Date of a report that is not submitted yet, `YYYY-MM-DD`. */
  today: string;
}

/** The printed progress report of a student, Letter or A4 (REP-PRINT-01 to REP-PRINT-04). */
export function ProgressReportDocument({
  report: { form, student },
  contract,
  courseInfo,
  lessons,
  progress,
  provider,
  today,
  size,
}: ProgressReportDocumentProps) {
  const { t, stack } = reportDocumentWords.useWords();
  const { t: word, stack: heading } = reportWords.useWords();
  const { t: name } = vocabulary.useWords();
  const { company, language, courseType, teacher, period } = useContractFacts(contract);
  const { hoursPerClass, numberOfClasses } = contract;
  const givers = lessonGivers((lessons ?? []).filter((lesson) => countsFor(student.id, lesson)));
  const ofGivers = { ...teacher, value: <Givers givers={givers} /> };
  const items = [
    { id: 'student', term: word('student'), value: fullName(student) },
    ...(contract.company === undefined ? [] : [company]),
    ...(contract.teacher === undefined && givers.length === 0
      ? []
      : [givers.length > 0 ? ofGivers : teacher]),
    ...(contract.language === undefined ? [] : [language]),
    ...(contract.courseType === undefined ? [] : [courseType]),
    period,
    ...(hoursPerClass === undefined || numberOfClasses === undefined
      ? []
      : [
          {
            id: 'hours',
            term: t('totalHours'),
            value: <HoursText hours={contractedHours({ hoursPerClass, numberOfClasses })} />,
          },
        ]),
    {
      id: 'attendance',
      term: t('attendance'),
      value: lessons ? (
        <PairText
          value={numberPair(
            (number) =>
              `${number(hoursAttended(student.id, lessons))} h / ${number(hoursTaughtTo(student.id, lessons))} h`,
          )}
        />
      ) : (
        '---'
      ),
    },
    { id: 'level', term: word('nextLevel'), value: form.nextLevel ?? word('noLevel') },
  ];
  return (
    <PrintedDocument
      size={size}
      title={stack('title')}
      standing={form.status === 'incomplete' && <Badge tone="caution">{word('notSubmitted')}</Badge>}
      person={fullName(student)}
      contract={contract}
      provider={provider}
      date={
        form.taggedOn
          ? t('submittedOnDate', { date: datePair(form.taggedOn) })
          : t('asOf', { date: datePair(today) })
      }
    >
      <DescriptionList className={styles.facts} items={items} />
      <div className={styles.sections}>
        {progress && (
          <Section className={styles.chart} title={stack('levelsOverTime')}>
            <LevelTimeline progress={progress} />
          </Section>
        )}
        {courseInfo && (
          <Section title={heading('courseInfo')}>
            <div className={styles.texts}>
              {courseFields.map((field) => (
                <Text key={field} title={word(field)}>
                  {courseInfo[field]}
                </Text>
              ))}
            </div>
          </Section>
        )}
        <Section title={stack('skills')}>
          {groups.map((group) => (
            <div key={group}>
              <Heading level={3}>{name(`skillGroup.${group}`)}</Heading>
              <SkillTable group={group} ratings={form.ratings} />
            </div>
          ))}
        </Section>
        <Section title={heading('comments')}>
          <p className={styles.prose}>{form.comments ?? '---'}</p>
        </Section>
        <Section title={heading('recommendations')}>
          <p className={styles.prose}>{form.recommendations ?? '---'}</p>
        </Section>
      </div>
    </PrintedDocument>
  );
}

function Section({
  title,
  children,
  className,
}: {
  title: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section className={className ? `${styles.section} ${className}` : styles.section}>
      <Heading level={2} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** A field and its text; `---` if there is none (SHELL-051). */
function Text({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Heading level={3}>{title}</Heading>
      <p className={styles.prose}>{children ?? '---'}</p>
    </div>
  );
}

/** Names the teachers: the one of most classes, and the others with their dates. */
function Givers({ givers }: { givers: readonly LessonGiver[] }) {
  return givers.map(({ teacher, dates }, place) => (
    <div key={teacher.id}>
      {fullName(teacher)}
      {place > 0 && (
        <>
          {' ('}
          {dates.map((date, index) => (
            <Fragment key={`${date} ${index}`}>
              {index > 0 && ', '}
              <DateText value={date} />
            </Fragment>
          ))}
          )
        </>
      )}
    </div>
  ));
}
