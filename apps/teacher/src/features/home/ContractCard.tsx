import { type Contract, contractedHours, hoursOf } from '@portal/domain';
import { ButtonLink, Card, CheckIcon, ChevronRightIcon, Icon, TextLink, VisuallyHidden } from '@portal/ui';
import { ContractStatusBadge, HoursMeter } from '@portal/views';
import { copy } from '../../copy';
import { ContractWarnings } from '../../parts/ContractWarnings';
import { attendanceOf, pathTo } from '../../paths';
import { about, aside, card, foot, opensCard } from './home.css';

export type ContractCardProps = {
  contract: Contract;
};

/** Card of a course: subject, progress and warnings (PORTAL-HOME-03 to PORTAL-HOME-09). */
export function ContractCard({ contract }: ContractCardProps) {
  const { t, stack } = copy.useWords();
  return (
    <Card
      as="li"
      level={3}
      className={card}
      title={
        <TextLink
          variant="standalone"
          className={opensCard}
          href={pathTo('teacher.views.course', { id: contract.id })}
        >
          {contract.number}
        </TextLink>
      }
      aside={
        <span className={aside}>
          {contract.status !== 'activated' && <ContractStatusBadge status={contract.status} />}
          <Icon of={ChevronRightIcon} />
        </span>
      }
    >
      <p className={about}>
        {contract.company?.name ?? t('noCompany')} · {contract.language && <>{contract.language.name} · </>}
        {t('students', { count: contract.studentCount })}
        {contract.schedule && (
          <>
            <br />
            {contract.schedule}
          </>
        )}
      </p>
      {contract.minutesTaught !== null && (
        <HoursMeter
          size="medium"
          taught={hoursOf(contract.minutesTaught)}
          contracted={contractedHours(contract)}
        />
      )}
      {contract.attendanceOnly && <p className={about}>{t('home.attendanceOnly')}</p>}
      <ContractWarnings
        contract={contract}
        to={{
          'outline-required': pathTo('teacher.views.outline', { id: contract.id }),
          'material-required': pathTo('teacher.views.course', { id: contract.id }),
          'report-required': pathTo('teacher.views.studentList', { id: contract.id }),
        }}
      />
      {contract.status === 'activated' && (
        <div className={foot}>
          <ButtonLink size="large" icon={CheckIcon} href={attendanceOf(contract.id)}>
            <span aria-hidden="true">{t('home.attendanceFor')}</span>
            <VisuallyHidden>{stack('home.attendanceForNumber', { number: contract.number })}</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
