import {
  type ContractHoursFilters,
  useCompanies,
  useContractHours,
  useContractHoursSums,
  useHasExtension,
} from '@portal/api-client';
import {
  type CalendarMonth,
  type ContractHours,
  type ContractHoursGrouping,
  contractHoursGroupings,
  contractStatuses,
  type HoursBalance,
  hoursOf,
  isCalendarMonth,
  minutesWithoutDate,
  monthOf,
  monthsAfter,
  plannedMinutesOf,
} from '@portal/domain';
import { DateText, datePair, monthYearPair, plainText, useLanguageMode } from '@portal/i18n';
import {
  type ListColumn,
  ListScreen,
  ListScreenFilters,
  type ListScreenFiltersProps,
  namedOptions,
  numbers,
  recordFilter,
  useChoices,
  useListPage,
} from '@portal/records';
import { AreaContent, useToday } from '@portal/shell';
import { Icon, Text, TextLink, WarningIcon } from '@portal/ui';
import { ContractStatusBadge, contractStatusWords, HoursMeter, HoursText, MarkedName } from '@portal/views';
import { pathTo } from '../../../paths';
import { lines, warning } from '../hours/hours.css';
import { ContractHoursSums } from './ContractHoursSums';
import { type ContractHoursColumnId, contractHoursList } from './contract-hours-list';
import { contractHoursWords } from './contract-hours-words';

/** The contracts with their contracted, taught, planned and uninvoiced hours (DECISION-51). */
export function ContractHoursPage() {
  const page = useListPage(contractHoursList, useContractHours);
  const { state, change } = page.address;
  const companies = useCompanies();
  const { t, plain, pair } = contractHoursWords.useWords();
  const status = contractStatusWords.useWords();
  const [mode] = useLanguageMode();
  const endMonths = monthsToEndIn(state.endsIn, useToday());
  const companyOptions = useChoices(companies.data, null);
  const scope = {
    kind: 'segments',
    id: 'by',
    label: t('sums.title'),
    options: (['contract', ...contractHoursGroupings] as const).map((value) => ({
      value,
      label: t(`sums.by.${value}`),
    })),
  } as const;
  const companyFilter = recordFilter({
    id: 'company',
    label: pair('column.company'),
    placeholder: plain('column.company'),
    source: { options: companyOptions, loading: companies.isLoading },
    chosen: state.company,
    onChange: change,
    width: 240,
  });
  const hasBalances = useHasExtension('cancellations');
  const fitFilter = {
    kind: 'select',
    id: 'fits',
    label: pair('fits.label'),
    placeholder: plain('fits.label'),
    options: (['no', 'yes'] as const).map((value) => ({
      value,
      label: plain(`fits.${value}`),
      activeLabel: pair(`fits.${value}`),
    })),
    width: 190,
  } as const;
  if (state.by !== 'contract')
    return (
      <AreaContent
        filters={
          <SumsFilters
            list={contractHoursList}
            state={state}
            onChange={change}
            onReset={() => change({ ...contractHoursList.defaults, by: state.by })}
            scope={scope}
            fields={[companyFilter]}
            grouping={state.by}
          />
        }
      >
        <ContractHoursSums grouping={state.by} company={state.company} />
      </AreaContent>
    );
  return (
    <ListScreen
      {...page}
      name="contractHours"
      isInArea
      hasSearch={false}
      words={contractHoursWords}
      columns={contractHoursColumns}
      rowKey={rowKey}
      scope={scope}
      filters={[
        companyFilter,
        {
          kind: 'select',
          id: 'status',
          label: pair('status'),
          placeholder: plain('status'),
          options: namedOptions(contractStatuses, status, (value) => `contractStatus.${value}`),
          width: 200,
        },
        ...(hasBalances ? [fitFilter] : []),
        {
          kind: 'select',
          id: 'endsIn',
          label: pair('endsIn'),
          placeholder: plain('endsIn'),
          options: endMonths.map((value) => ({
            value,
            label: plainText(monthYearPair(value), mode),
            activeLabel: monthYearPair(value),
          })),
          width: 190,
        },
      ]}
      loadExport={loadExport}
      exportLabel={t('export')}
    />
  );
}

interface SumsFiltersProps
  extends Omit<
    ListScreenFiltersProps<typeof contractHoursList.defaults, ContractHoursFilters>,
    'search' | 'counted'
  > {
  grouping: ContractHoursGrouping;
}

/** The filters of the totals, with the number of contracts in them. */
function SumsFilters({ grouping, ...filters }: SumsFiltersProps) {
  const { pair } = contractHoursWords.useWords();
  const sums = useContractHoursSums(grouping, { companyId: filters.state.company || undefined });
  const total = sums.error ? undefined : sums.data?.reduce((sum, { contracts }) => sum + contracts, 0);
  return (
    <ListScreenFilters
      {...filters}
      search={undefined}
      counted={{ total, name: (count) => pair('counted', { count }) }}
    />
  );
}

/** Returns the months to filter contracts by: from half a year ago to a year ahead, plus the selected month. */
function monthsToEndIn(chosen: string, today: string): CalendarMonth[] {
  const near = Array.from({ length: 19 }, (_, place) => monthsAfter(monthOf(today), place - 6));
  return [...new Set(isCalendarMonth(chosen) ? [...near, chosen] : near)].sort();
}

/** The day on which the hours are used up, or why they do not fit (DECISION-144). */
function Fit({ balance: { misfit, missingMinutes, usedUpOn } }: { balance: HoursBalance }) {
  const day = usedUpOn && datePair(usedUpOn);
  if (misfit === null)
    return (
      day && (
        <Text as="span" tone="soft" size="caption">
          <contractHoursWords.T k="usedUp" values={{ day }} layout="stack" />
        </Text>
      )
    );
  return (
    <span className={warning}>
      <Icon of={WarningIcon} size="small" />
      <contractHoursWords.T
        k={`misfit.${misfit}`}
        values={{ day: day ?? '', hours: hoursOf(Math.abs(missingMinutes ?? 0)) }}
        layout="stack"
      />
    </span>
  );
}

const rowKey = ({ contract }: ContractHours) => contract.id;

const loadExport = async () => (await import('./ContractHoursExport')).ContractHoursExport;

/** The columns of the list; each number links to its details. */
const contractHoursColumns: readonly ListColumn<ContractHours, ContractHoursColumnId>[] = [
  {
    id: 'contract',
    width: 180,
    phone: 'title',
    cell: ({ contract, status }) => (
      <span className={lines}>
        <TextLink variant="standalone" href={pathTo('courses.edit.basic', { id: contract.id })}>
          {contract.number}
        </TextLink>
        {status !== 'activated' && (
          <span>
            <ContractStatusBadge status={status} />
          </span>
        )}
      </span>
    ),
  },
  { id: 'company', width: 160, cell: ({ company }) => company && <MarkedName of={company} /> },
  { id: 'teacher', width: 140, cell: ({ teacher }) => teacher && <MarkedName of={teacher} /> },
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
    ...numbers(90),
    cell: (row) => {
      const minutes = plannedMinutesOf(row);
      return minutes === null ? '–' : <HoursText hours={hoursOf(minutes)} layout="stack" />;
    },
  },
  {
    id: 'left',
    ...numbers(90),
    cell: (row) => {
      const minutes = minutesWithoutDate(row);
      return minutes > 0 ? <HoursText hours={hoursOf(minutes)} layout="stack" /> : '–';
    },
  },
  {
    id: 'endsOn',
    width: 160,
    phoneShare: 3,
    cell: ({ endsOn, endsBeforeHours, balance }) => (
      <span className={lines}>
        {endsOn && <DateText value={endsOn} />}
        {balance ? (
          <Fit balance={balance} />
        ) : (
          endsBeforeHours && (
            <span className={warning}>
              <Icon of={WarningIcon} size="small" />
              <contractHoursWords.T k="endsBefore" layout="stack" />
            </span>
          )
        )}
      </span>
    ),
  },
  {
    id: 'unbilled',
    ...numbers(110),
    cell: ({ unbilledMinutes }) =>
      unbilledMinutes > 0 ? <HoursText hours={hoursOf(unbilledMinutes)} layout="stack" /> : '–',
  },
];
