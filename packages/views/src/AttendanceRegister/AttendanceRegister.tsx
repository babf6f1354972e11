import {
  type Contract,
  contractedHours,
  type Lesson,
  lessonStretches,
  type PlannedClass,
  usedHours,
} from '@portal/domain';
import { datePair, numberPair, PairText } from '@portal/i18n';
import { DescriptionList, Heading, type PrintPageProps } from '@portal/ui';
import { useMemo } from 'react';
import { LessonGrid } from '../LessonGrid/LessonGrid';
import { registerFacts as facts, registerQuiet as quiet, stretched } from '../LessonGrid/LessonGrid.css';
import type { Provider } from '../OutlineForm/provider';
import { PrintedDocument } from '../PrintedDocument/PrintedDocument';
import { useContractFacts } from '../PrintedDocument/useContractFacts';
import { CancelledClasses } from '../UsedHours/CancelledClasses';
import { UsedHoursNote } from '../UsedHours/UsedHoursNote';
import { registerWords } from './register-words';

export interface AttendanceRegisterProps extends Pick<PrintPageProps, 'size'> {
  contract: Pick<
    Contract,
    | 'number'
    | 'company'
    | 'language'
    | 'courseType'
    | 'teacher'
    | 'students'
    | 'formerStudents'
    | 'startsOn'
    | 'endsOn'
    | 'schedule'
    | 'location'
    | 'hoursPerClass'
    | 'numberOfClasses'
    | 'minutesTaught'
  >;
  /** Every given class of the contract; deleted ones are ignored. */
  lessons: readonly Lesson[];
  /** The planned classes of the contract; cancelled ones that count are listed, and are part of the hours. */
  classes?: readonly PlannedClass[];
  provider: Provider;
  /** Date of the document, `YYYY-MM-DD`. */
  today: string;
}

/** The attendance of a contract for printing on Letter or A4, landscape (CON-ATT-02, CON-ATT-03, DOMAIN-10). */
export function AttendanceRegister({
  contract,
  lessons,
  classes = none,
  provider,
  today,
  size,
}: AttendanceRegisterProps) {
  const { t, stack } = registerWords.useWords();
  const given = useMemo(() => lessons.filter(({ status }) => status === 'active'), [lessons]);
  const stretches = useMemo(() => lessonStretches(given), [given]);
  const { company, language, courseType, teacher, period } = useContractFacts(contract);
  const used = usedHours(contract, given, classes);
  const hours = (
    <>
      <PairText value={numberPair((each) => `${each(used.total)} / ${each(contractedHours(contract))} h`)} />
      <UsedHoursNote used={used} />
    </>
  );
  const items = [
    company,
    language,
    courseType,
    teacher,
    period,
    { id: 'schedule', term: t('schedule'), value: contract.schedule ?? '---' },
    { id: 'location', term: t('location'), value: contract.location ?? '---' },
    { id: 'hours', term: t('hoursTaughtAndContracted'), value: hours },
    { id: 'lessons', term: t('lessons'), value: `${given.length} / ${contract.numberOfClasses ?? '---'}` },
  ];
  return (
    <PrintedDocument
      size={size}
      orientation="landscape"
      title={stack('attendanceRegister')}
      contract={contract}
      provider={provider}
      date={t('asOf', { date: datePair(today) })}
    >
      <DescriptionList className={facts} items={items} />
      {stretches.length === 0 && <p className={quiet}>{stack('none')}</p>}
      {stretches.map((stretch) => {
        const from = t('from', {
          first: datePair(stretch.first.date),
          last: datePair(stretch.last.date),
        });
        return (
          <section key={stretch.first.id} className={stretched}>
            {stretches.length > 1 && <Heading level={2}>{from}</Heading>}
            <LessonGrid
              students={contract.students}
              formerStudents={contract.formerStudents}
              lessons={stretch.lessons}
              allLessons={given}
              caption={from}
              isOnPaper
            />
          </section>
        );
      })}
      <CancelledClasses classes={classes} />
    </PrintedDocument>
  );
}

const none: readonly PlannedClass[] = [];
