import { useContractHoursSums } from '@portal/api-client';
import { type ContractHoursGrouping, type ContractHoursSum, hoursOf } from '@portal/domain';
import { monthYearPair, PairText, useNumber } from '@portal/i18n';
import { QueryState } from '@portal/records';
import { DataTable, type TableColumn, TextLink } from '@portal/ui';
import { HoursText, MarkedName } from '@portal/views';
import { type ReactNode, useMemo } from 'react';
import { pathTo } from '../../../paths';
import { BarChart } from '../chart/BarChart';
import { difference, figure, sums } from '../hours/hours.css';
import { contractHoursWords } from './contract-hours-words';

export interface ContractHoursSumsProps {
  grouping: ContractHoursGrouping;
  /** Id of the company filter; 0 for all. */
  company: number;
}

/**
 * Contracted, taught and remaining hours by company or by the month in which contracts end, with links to the
 * contracts.
 */
export function ContractHoursSums({ grouping, company }: ContractHoursSumsProps) {
  const { t } = contractHoursWords.useWords();
  const number = useNumber();
  const { data, error, retry } = useContractHoursSums(grouping, { companyId: company || undefined });
  const columns = useColumns(grouping, company);
  const ofMonths = data?.filter(({ month }) => month !== null) ?? [];
  return (
    <div className={sums}>
      {grouping === 'month' && ofMonths.length > 1 && (
        <BarChart
          label={t('sums.chart')}
          bars={ofMonths.map(({ month, leftMinutes }) => ({
            id: month ?? '',
            label: month ?? '',
            value: hoursOf(leftMinutes),
            before: null,
          }))}
          format={(hours) => `${number(hours)} h`}
        />
      )}
      <DataTable
        caption={t('sums.title')}
        columns={columns}
        rows={data}
        rowKey={groupKey}
        loadingLabel={t('loadingHours')}
        scroll="page"
      >
        {error ? <QueryState error={error} retry={retry} /> : data?.length === 0 && t('empty')}
      </DataTable>
    </div>
  );
}

const groupKey = ({ company, month }: ContractHoursSum) => month ?? company?.id ?? 0;

function useColumns(
  grouping: ContractHoursGrouping,
  chosenCompany: number,
): readonly TableColumn<ContractHoursSum>[] {
  const { t, stack } = contractHoursWords.useWords();
  return useMemo(() => {
    const leading = ({ company, month }: ContractHoursSum, content: ReactNode) => {
      if (!month && !company) return content;
      const companyId = company?.id ?? chosenCompany;
      const query = new URLSearchParams({
        ...(companyId && { company: String(companyId) }),
        ...(month && { endsIn: month }),
      });
      return (
        <TextLink variant="standalone" href={`${pathTo('operations.contractHours')}?${query}`}>
          {content}
        </TextLink>
      );
    };
    const hours = (
      id: string,
      header: ReactNode,
      minutes: (sum: ContractHoursSum) => number,
    ): TableColumn<ContractHoursSum> => ({
      id,
      header,
      width: 100,
      align: 'end',
      phone: 'line',
      phoneShare: 3,
      cell: (sum: ContractHoursSum) =>
        minutes(sum) > 0 ? leading(sum, <HoursText hours={hoursOf(minutes(sum))} layout="stack" />) : '–',
    });
    return [
      {
        id: 'group',
        header: t(`sums.${grouping}`),
        width: 180,
        phone: 'title',
        cell: (sum) =>
          leading(
            sum,
            sum.month ? (
              <PairText value={monthYearPair(sum.month)} />
            ) : sum.company ? (
              <MarkedName of={sum.company} />
            ) : (
              t(`sums.none.${grouping}`)
            ),
          ),
      },
      {
        id: 'contracts',
        header: stack('contracts'),
        width: 80,
        align: 'end',
        phoneShare: 3,
        cell: (sum) => leading(sum, <span className={figure}>{sum.contracts}</span>),
      },
      hours('sold', stack('sums.sold'), ({ contractedMinutes }) => contractedMinutes),
      hours('taught', stack('sums.taught'), ({ taughtMinutes }) => taughtMinutes),
      hours('left', stack('sums.left'), ({ leftMinutes }) => leftMinutes),
      {
        id: 'endsBefore',
        header: stack('endsBefore'),
        width: 110,
        align: 'end',
        phoneShare: 3,
        cell: (sum) =>
          sum.endsBeforeHours > 0
            ? leading(sum, <span className={difference}>{sum.endsBeforeHours}</span>)
            : '–',
      },
      hours('unbilled', stack('column.unbilled'), ({ unbilledMinutes }) => unbilledMinutes),
    ];
  }, [grouping, chosenCompany, t, stack]);
}
