import { fullName, hoursOf, type MonthEntry } from '@portal/domain';
import { DateText, moneyPair } from '@portal/i18n';
import { Banner, Card, TextLink } from '@portal/ui';
import { ContractStatusBadge, HoursText } from '@portal/views';
import { thumbLink } from '../../parts/thumbLink.css';
import { pathTo } from '../../paths';
import { about, aside, figure, lessonList, pay } from './hours.css';
import { hoursWords } from './hours-words';

export interface ContractHoursProps {
  hours: MonthEntry;
}

/** The hours of one contract in a month: company, each class with its date, the total and the amount. */
export function ContractHours({ hours }: ContractHoursProps) {
  const { contract, lessons, minutes, overrunMinutes, line } = hours;
  const { t, stack } = hoursWords.useWords();
  return (
    <Card
      as="li"
      level={3}
      title={
        // Without a status, the contract belongs to another teacher, whose course page is forbidden.
        contract.status ? (
          <TextLink
            variant="standalone"
            className={thumbLink}
            href={pathTo('teacher.views.course', { id: contract.id })}
          >
            {contract.number}
          </TextLink>
        ) : (
          contract.number
        )
      }
      aside={
        <span className={aside}>
          {contract.status && contract.status !== 'activated' && (
            <ContractStatusBadge status={contract.status} />
          )}
          <span className={figure}>
            <HoursText hours={hoursOf(minutes)} />
          </span>
        </span>
      }
    >
      <p className={about}>
        {contract.company?.name ?? t('noCompany')}
        {contract.students && (
          <>
            <br />
            {contract.students.length > 0 ? contract.students.map(fullName).join(', ') : t('noStudents')}
          </>
        )}
      </p>
      <ul className={lessonList}>
        {lessons.map(({ id, date, minutes: length, isCancelled }) => (
          <li key={id}>
            <DateText value={date} /> · {t('inMinutes', { minutes: length })}
            {isCancelled && <> · {t('cancelledClass')}</>}
          </li>
        ))}
      </ul>
      {line && line.rateCents !== null && (
        <div className={pay}>
          {stack('pay', { rate: moneyPair(line.rateCents), amount: moneyPair(line.amountCents) })}
        </div>
      )}
      {line?.rateCents === null && (
        <Banner tone="caution" look="line">
          {stack('noRate')}
        </Banner>
      )}
      {overrunMinutes > 0 && (
        <Banner tone="caution" look="line">
          {stack('overrun', { hours: hoursOf(overrunMinutes) })}
        </Banner>
      )}
    </Card>
  );
}
