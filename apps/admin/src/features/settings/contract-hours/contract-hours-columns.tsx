import { type ContractHours, fullName, hoursOf } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Icon, Text, TextLink, WarningIcon } from '@portal/ui';
import { ContractStatusBadge, HoursMeter, HoursText } from '@portal/views';
import type { ListColumn } from '../../../parts/list/list-columns';
import { pathTo } from '../../../paths';
import { difference, lines } from '../hours/hours.css';
import type { ContractHoursColumnId } from './contract-hours-list';
import { contractHoursWords } from './contract-hours-words';

/** The columns of the list; each number links to its details. */
export const contractHoursColumns: readonly ListColumn<ContractHours, ContractHoursColumnId>[] = [
  {
    id: 'contract',
    width: 150,
    phone: 'title',
    cell: ({ contract, status }) => (
      <span className={lines}>
        <TextLink variant="standalone" href={pathTo('courses.edit.basic', { id: contract.id })}>
          {contract.number}
        </TextLink>
        {status !== 'activated' && <ContractStatusBadge status={status} />}
      </span>
    ),
  },
  { id: 'company', width: 160, cell: ({ company }) => company?.name },
  { id: 'teacher', width: 140, cell: ({ teacher }) => teacher && fullName(teacher) },
  {
    id: 'hours',
    width: 150,
    cell: ({ contract, contractedMinutes, taughtMinutes }) =>
      contractedMinutes === null ? (
        <span className={lines}>
          <HoursText hours={hoursOf(taughtMinutes)} />
          <Text as="span" tone="soft">
            <contractHoursWords.T k="unsold" />
          </Text>
        </span>
      ) : (
        <TextLink variant="standalone" href={pathTo('courses.edit.attendance', { id: contract.id })}>
          <HoursMeter taught={hoursOf(taughtMinutes)} contracted={hoursOf(contractedMinutes)} />
        </TextLink>
      ),
  },
  {
    id: 'planned',
    width: 90,
    align: 'end',
    phoneShare: 3,
    cell: ({ plannedMinutes }) =>
      plannedMinutes === null ? '–' : <HoursText hours={hoursOf(plannedMinutes)} layout="stack" />,
  },
  {
    id: 'left',
    width: 150,
    align: 'end',
    phoneShare: 3,
    cell: ({ unplannedMinutes, endsBeforeHours }) => (
      <span className={lines}>
        {unplannedMinutes > 0 ? <HoursText hours={hoursOf(unplannedMinutes)} /> : '–'}
        {endsBeforeHours && (
          <span className={difference}>
            <Icon of={WarningIcon} size="small" />
            <contractHoursWords.T k="endsBefore" layout="stack" />
          </span>
        )}
      </span>
    ),
  },
  { id: 'endsOn', width: 100, phoneShare: 3, cell: ({ endsOn }) => endsOn && <DateText value={endsOn} /> },
  {
    id: 'unbilled',
    width: 110,
    align: 'end',
    phoneShare: 3,
    cell: ({ unbilledMinutes }) =>
      unbilledMinutes > 0 ? <HoursText hours={hoursOf(unbilledMinutes)} layout="stack" /> : '–',
  },
];
