import { downloadInitialsChain, useInitialsOfMonth } from '@portal/api-client';
import {
  type CalendarMonth,
  type Contract,
  type Initial,
  isCalendarMonth,
  monthOf,
  monthsAfter,
} from '@portal/domain';
import { DateText, monthYearPair, PairText } from '@portal/i18n';
import { onDemand, QueryState, useDownload } from '@portal/records';
import { useToday } from '@portal/shell';
import {
  Badge,
  Button,
  Cluster,
  DataTable,
  DownloadIcon,
  EmptyState,
  Heading,
  SelectField,
  Stack,
  type TableColumn,
  Text,
} from '@portal/ui';
import { InitialMark, MarkedName, useInitialedText } from '@portal/views';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { initialsWords } from './initials-words';

export interface InitialsCardProps {
  contract: Contract;
}

/** The initials of a contract by month, with the report and the chain for those who pay (DECISION-216, DECISION-217). */
export function InitialsCard({ contract }: InitialsCardProps) {
  const { t, stack } = initialsWords.useWords();
  const thisMonth = monthOf(useToday());
  const [search] = useSearchParams();
  const asked = search.get('initials') ?? '';
  // A deadline of a payer links to the month of its report.
  const [month, setMonth] = useState(isCalendarMonth(asked) && asked < thisMonth ? asked : thisMonth);
  const { data, error, retry, isValidating } = useInitialsOfMonth(contract.id, month);
  const columns = useColumns();
  const { download, busyId } = useDownload(downloadInitialsChain);
  const [isReporting, setReporting] = useState(false);
  const { plainMonth } = useMonthText();
  return (
    <Stack as="section">
      <Cluster gap="medium" justify="between">
        <Heading level={2} look="section">
          {stack('title')}
        </Heading>
        <Cluster>
          <Button
            variant="quiet"
            icon={DownloadIcon}
            busy={busyId !== null}
            onClick={() => void download({ id: contract.id, name: `initials ${contract.number}.json` })}
          >
            {t('chain')}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setReporting(true)}>
            {t('report')}
          </Button>
        </Cluster>
      </Cluster>
      <Text as="div" tone="soft">
        {stack('hint')}
      </Text>
      <Cluster>
        <SelectField
          label={t('month')}
          value={month}
          onChange={(event) => setMonth(event.currentTarget.value)}
          options={monthsOf(contract, thisMonth, month).map((value) => ({ value, label: plainMonth(value) }))}
        />
      </Cluster>
      {error && !data ? (
        <QueryState error={error} retry={retry} />
      ) : (
        <DataTable
          caption={t('caption')}
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          busy={isValidating}
          loadingLabel={t('loading')}
        >
          {data?.length === 0 && <EmptyState title={stack('none')} text={stack('noneText')} />}
        </DataTable>
      )}
      {isReporting && <ReportDialog contract={contract} month={month} onClose={() => setReporting(false)} />}
    </Stack>
  );
}

const ReportDialog = onDemand(async () => (await import('./ReportDialog')).ReportDialog);

/** A contract has at most this many months in the choice, the newest first. */
const maxMonths = 72;

function monthsOf({ startsOn }: Contract, thisMonth: CalendarMonth, chosen: CalendarMonth): CalendarMonth[] {
  const first = startsOn === null ? monthsAfter(thisMonth, -12) : monthOf(startsOn);
  return Array.from({ length: maxMonths }, (_, place) => monthsAfter(thisMonth, -place)).filter(
    (month) => month >= first || month === thisMonth || month === chosen,
  );
}

function useMonthText() {
  const { plain } = initialsWords.useWords();
  return { plainMonth: (month: CalendarMonth) => plain('monthName', { month: monthYearPair(month) }) };
}

function useColumns(): readonly TableColumn<Initial>[] {
  const { t } = initialsWords.useWords();
  const stateText = useInitialedText();
  return useMemo(
    () => [
      {
        id: 'student',
        header: t('student'),
        phone: 'title',
        cell: ({ student }) => <MarkedName of={student} />,
      },
      {
        id: 'initialed',
        header: t('initialed'),
        cell: ({ initialed }) => <PairText value={stateText(initialed)} />,
      },
      {
        id: 'mark',
        header: t('mark'),
        cell: ({ how, mark }) => (mark === null ? t('erased') : <InitialMark how={how} mark={mark} />),
      },
      {
        id: 'given',
        header: t('given'),
        cell: ({ writtenAt, route }) => (
          <Stack gap="none">
            <DateText value={writtenAt} time />
            <Text as="span" size="caption" tone="soft">
              {t(`route.${route}`)}
            </Text>
          </Stack>
        ),
      },
      {
        id: 'state',
        header: t('state'),
        cell: ({ isChanged, now }) => (
          <Cluster as="span">
            <Badge tone={isChanged ? 'caution' : 'positive'}>{t(isChanged ? 'changed' : 'same')}</Badge>
            {isChanged && (
              <Text as="span" size="caption" tone="soft">
                {t('now', { state: stateText(now) })}
              </Text>
            )}
          </Cluster>
        ),
      },
    ],
    [t, stateText],
  );
}
