import { fullName, hoursOf, type MonthlyHours } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Banner, Card, TextLink } from '@portal/ui';
import { ContractStatusBadge, HoursText } from '@portal/views';
import { thumbLink } from '../../parts/thumbLink.css';
import { pathTo } from '../../paths';
import { about, aside, figure, lessonList } from './ContractHours.css';
import { hoursWords } from './hours-words';

export interface ContractHoursProps {
  hours: MonthlyHours;
}

/** What was taught in one contract in a month: whose it is, each class with its day, the sum. */
export function ContractHours({ hours: { contract, lessons, minutes, overrunMinutes } }: ContractHoursProps) {
  const { t, stack } = hoursWords.useWords();
  return (
    <Card
      as="li"
      level={3}
      title={
        <TextLink
          variant="standalone"
          className={thumbLink}
          href={pathTo('teacher.views.course', { id: contract.id })}
        >
          {contract.number}
        </TextLink>
      }
      aside={
        <span className={aside}>
          {contract.status !== 'activated' && <ContractStatusBadge status={contract.status} />}
          <span className={figure}>
            <HoursText hours={hoursOf(minutes)} />
          </span>
        </span>
      }
    >
      <p className={about}>
        {contract.company?.name ?? t('noCompany')}
        <br />
        {contract.students.length > 0 ? contract.students.map(fullName).join(', ') : t('noStudents')}
      </p>
      <ul className={lessonList}>
        {lessons.map(({ id, date, minutes: length }) => (
          <li key={id}>
            <DateText value={date} /> · {t('minutes', { minutes: length })}
          </li>
        ))}
      </ul>
      {overrunMinutes > 0 && (
        <Banner tone="caution" look="line">
          {stack('overrun', { hours: hoursOf(overrunMinutes) })}
        </Banner>
      )}
    </Card>
  );
}
