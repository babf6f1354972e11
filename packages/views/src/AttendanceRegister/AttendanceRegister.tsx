import {
  type Contract,
  contractedHours,
  fullName,
  hoursTaught,
  type Lesson,
  lessonStretches,
} from '@portal/domain';
import { DateText, dateHalves, useNumber } from '@portal/i18n';
import {
  type DescriptionItem,
  DescriptionList,
  Heading,
  Logo,
  PrintPage,
  type PrintPageProps,
} from '@portal/ui';
import { useId, useMemo } from 'react';
import { LessonGrid } from '../LessonGrid/LessonGrid';
import type { Provider } from '../OutlineForm/provider';
import { facts, quiet, stretched } from './AttendanceRegister.css';
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
    | 'startsOn'
    | 'endsOn'
    | 'schedule'
    | 'location'
    | 'hoursPerClass'
    | 'numberOfClasses'
  >;
  /** Every lesson of the contract; deleted ones are left out. */
  lessons: readonly Lesson[];
  provider: Provider;
  /** The day on which it says what it says, `YYYY-MM-DD`. */
  today: string;
}

/** Who was at which lesson of a contract, on paper: Letter or A4, across (CON-ATT-02, CON-ATT-03, DOMAIN-10). */
export function AttendanceRegister({ contract, lessons, provider, today, size }: AttendanceRegisterProps) {
  const { t, stack } = registerWords.useWords();
  const number = useNumber();
  const titleId = useId();
  const given = useMemo(() => lessons.filter(({ status }) => status === 'active'), [lessons]);
  const stretches = useMemo(() => lessonStretches(given), [given]);
  const items = factsOf(contract, t, {
    hours: `${number(hoursTaught(given))} / ${number(contractedHours(contract))} h`,
    lessons: `${given.length} / ${contract.numberOfClasses ?? '---'}`,
  });
  return (
    <PrintPage
      size={size}
      orientation="landscape"
      aria-labelledby={titleId}
      head={
        <>
          <Logo name={provider.name} />
          <span>{[contract.number, contract.company?.name].filter(Boolean).join(' · ')}</span>
        </>
      }
      foot={
        <>
          <span>{[provider.name, provider.phone, provider.email].join(' · ')}</span>
          <span>{t('printed', { date: dateHalves(today) })}</span>
        </>
      }
    >
      <Heading level={1} id={titleId}>
        {stack('title')}
      </Heading>
      <DescriptionList className={facts} items={items} />
      {stretches.length === 0 && <p className={quiet}>{stack('none')}</p>}
      {stretches.map((stretch) => {
        const from = t('from', {
          first: dateHalves(stretch.first.date),
          last: dateHalves(stretch.last.date),
        });
        return (
          <section key={stretch.first.id} className={stretched}>
            {stretches.length > 1 && <Heading level={2}>{from}</Heading>}
            <LessonGrid
              students={contract.students}
              lessons={stretch.lessons}
              allLessons={given}
              caption={from}
              showMinutes
            />
          </section>
        );
      })}
    </PrintPage>
  );
}

function factsOf(
  contract: AttendanceRegisterProps['contract'],
  t: ReturnType<typeof registerWords.useWords>['t'],
  figures: { hours: string; lessons: string },
): DescriptionItem[] {
  const { company, language, courseType, teacher, startsOn, endsOn, schedule, location } = contract;
  return [
    { id: 'company', term: t('company'), value: company?.name ?? '---' },
    { id: 'language', term: t('language'), value: language?.name ?? '---' },
    { id: 'type', term: t('courseType'), value: courseType?.name ?? '---' },
    { id: 'teacher', term: t('teacher'), value: teacher ? fullName(teacher) : '---' },
    {
      id: 'period',
      term: t('period'),
      value: (
        <>
          {startsOn ? <DateText value={startsOn} /> : t('noStart')}
          {' – '}
          {endsOn ? <DateText value={endsOn} /> : t('noEnd')}
        </>
      ),
    },
    { id: 'schedule', term: t('schedule'), value: schedule ?? '---' },
    { id: 'location', term: t('location'), value: location ?? '---' },
    { id: 'hours', term: t('hours'), value: figures.hours },
    { id: 'lessons', term: t('lessons'), value: figures.lessons },
  ];
}
