import {
  type CalendarMonth,
  type CourseType,
  compareNames,
  type HoursRow,
  hasChangedSince,
  hoursOf,
  isReadyToApprove,
  monthOf,
  monthsAfter,
  type TeacherMonth,
  totalBilled,
  totalHours,
} from '@portal/domain';
import { monthYearPair, PairText, useMoney } from '@portal/i18n';
import { type FilterField, ListScreen, onDemand, useDialogAddress, useListPage } from '@portal/records';
import { useToday } from '@portal/shell';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  DownloadIcon,
  IconButton,
  type RowKey,
  Stat,
  StatList,
} from '@portal/ui';
import { HoursText, statementStatusWords, useCourseTypeText } from '@portal/views';
import { useCallback, useMemo, useState } from 'react';
import { bar, figures, month as monthStyle, steps } from './hours.css';
import { useHoursColumns, useMonthActions } from './hours-columns';
import { hoursList, hoursScopes, scopeCounts, shownMonth } from './hours-list';
import { hoursListWords } from './hours-list-words';
import { hasUnratedHours, UnratedQuestion } from './UnratedQuestion';
import { useMonthChanges } from './useMonthChanges';
import { useTeacherMonths } from './useTeacherMonths';

/** The hours of a month by teacher, with their statements: approve, return, remind, export (DECISION-51). */
export function HoursPage() {
  const page = useListPage(hoursList, useTeacherMonths);
  const { state, change } = page.address;
  const today = useToday();
  const month = shownMonth(state.month, today);
  const { query: months } = page;
  const { t, plain, pair } = hoursListWords.useWords();
  const status = statementStatusWords.useWords();
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const { retry } = months;
  const reread = useCallback(async () => void (await retry()), [retry]);
  const changes = useMonthChanges(month, reread);
  const onOpen = useCallback((teacherId: number) => open('month', teacherId), [open]);
  const whole = months.data?.whole;
  const { approve } = changes;
  const [unrated, setUnrated] = useState<{
    months: readonly TeacherMonth[];
    approve: () => Promise<unknown>;
  } | null>(null);
  // Filters reduce the visible hours of a row, but the whole month is approved.
  const approveWhole = useCallback(
    async (one: TeacherMonth) => {
      const all = whole?.get(one.id) ?? one;
      if (hasUnratedHours(all)) setUnrated({ months: [all], approve: () => approve(all) });
      else await approve(all);
    },
    [approve, whole],
  );
  const typeText = useCourseTypeText();
  const columns = useHoursColumns(onOpen);
  const actions = useMonthActions({ onOpen, onApprove: approveWhole, onRemind: changes.remind });
  const [chosen, setChosen] = useState<{ month: string; keys: ReadonlySet<RowKey> }>({ month, keys: none });
  const selected = chosen.month === month ? chosen.keys : none;
  const all = months.data?.all;
  const counts = useMemo(() => all && scopeCounts(all), [all]);
  const picked = [...(whole?.values() ?? [])].filter(({ id }) => selected.has(id));
  const toApprove = picked.filter(isReadyToApprove);
  const toExport = picked.filter(({ status: one }) => one === 'approved');
  const [isExporting, setExporting] = useState(false);
  const stopExporting = () => setExporting(false);
  const select = (keys: ReadonlySet<RowKey>) => setChosen({ month, keys });
  const run = async (action: () => Promise<unknown>) => {
    await action();
    select(none);
  };
  return (
    <ListScreen
      {...page}
      name="hours"
      isInArea
      words={hoursListWords}
      columns={columns}
      lastColumn={actions}
      rowKey={rowKey}
      scope={{
        kind: 'segments',
        id: 'scope',
        label: t('scope.label'),
        options: hoursScopes.map((scope) => ({
          value: scope,
          label: (
            <>
              {scope === 'all' || scope === 'changed' ? t(`scope.${scope}`) : status.t(scope)}{' '}
              {counts?.[scope]}
            </>
          ),
        })),
        all: 'all',
      }}
      filters={recordFilters.map(
        (id): FilterField<'company' | 'language' | 'courseType'> => ({
          kind: 'select',
          id,
          label: pair(`filter.${id}`),
          placeholder: plain(`filter.${id}`),
          options: optionsOf(months.data?.hours ?? [], id, typeText),
          width: 190,
        }),
      )}
      notice={
        <HoursFigures
          month={month}
          thisMonth={monthOf(today)}
          onMonth={(to) => change({ month: to })}
          all={all}
        />
      }
      selection={{
        selected,
        onSelect: select,
        blocked: (one) => !isReadyToApprove(one) && one.status !== 'approved',
        label: t('select'),
        allLabel: t('selectAll'),
        summary: t('selected', { count: picked.length }),
        clearLabel: t('deselect'),
        actions: (
          <>
            {toApprove.length > 0 && (
              <Button
                variant="primary"
                busy={changes.busy}
                onClick={() => {
                  const approveAll = () => run(() => changes.approveBulk(toApprove));
                  if (toApprove.some(hasUnratedHours)) setUnrated({ months: toApprove, approve: approveAll });
                  else void approveAll();
                }}
              >
                {t('approveSelected', { count: toApprove.length })}
              </Button>
            )}
            {picked.length > 0 && (
              <Button icon={DownloadIcon} onClick={() => setExporting(true)}>
                {t('exportSelected')}
              </Button>
            )}
            {toExport.length > 0 && (
              <Button busy={changes.busy} onClick={() => void run(() => changes.markExported(toExport))}>
                {t('markExported', { count: toExport.length })}
              </Button>
            )}
          </>
        ),
      }}
      loadExport={loadExport}
      exportLabel={t('export')}
    >
      {unrated && (
        <UnratedQuestion
          months={unrated.months}
          busy={changes.busy}
          onConfirm={() => {
            setUnrated(null);
            void unrated.approve();
          }}
          onCancel={() => setUnrated(null)}
        />
      )}
      {isExporting && (
        <HoursExport filters={hoursList.queryOf(state)} selected={selected} onClose={stopExporting} />
      )}
      {dialog && recordId !== null && (
        <TeacherMonthDialog
          key={`${month} ${recordId}`}
          month={month}
          teacherId={recordId}
          months={months}
          onClose={close}
        />
      )}
    </ListScreen>
  );
}

const rowKey = ({ id }: TeacherMonth) => id;
const none: ReadonlySet<RowKey> = new Set();
const dialogs = ['month'] as const;
const recordFilters = ['company', 'language', 'courseType'] as const;

const TeacherMonthDialog = onDemand(async () => (await import('./TeacherMonthDialog')).TeacherMonthDialog);
const loadExport = async () => (await import('./HoursExport')).HoursExport;
const HoursExport = onDemand(loadExport);

/** Returns the records that occur in the hours of a month, sorted by name. */
function optionsOf(
  hours: readonly HoursRow[],
  filter: (typeof recordFilters)[number],
  typeText: (type: CourseType) => string,
) {
  const found = new Map(
    hours.flatMap((row) => {
      const record = row[filter];
      return record ? [[record.id, filter === 'courseType' ? typeText(record) : record.name]] : [];
    }),
  );
  return [...found]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => compareNames(one.label, other.label));
}

interface HoursFiguresProps {
  month: CalendarMonth;
  /** The last month to choose from. */
  thisMonth: CalendarMonth;
  onMonth: (month: CalendarMonth) => void;
  /** The months of all teachers; undefined until loaded. */
  all: readonly TeacherMonth[] | undefined;
}

/** The month with buttons to other months, and the totals of all teachers. */
function HoursFigures({ month, thisMonth, onMonth, all }: HoursFiguresProps) {
  const { t, stack } = hoursListWords.useWords();
  const money = useMoney();
  const previous = monthsAfter(month, -1);
  const next = monthsAfter(month, 1);
  const isLast = month >= thisMonth;
  const sums = all && totalHours(all);
  const billed = all && totalBilled(all);
  const counted = (count: number | undefined) => count ?? '–';
  return (
    <div className={bar}>
      <div className={steps}>
        <IconButton icon={ChevronLeftIcon} onClick={() => onMonth(previous)}>
          {t('previousMonthOf', { month: monthYearPair(previous) })}
        </IconButton>
        <div className={monthStyle} aria-live="polite">
          <PairText value={monthYearPair(month)} layout="stack" />
        </div>
        <IconButton
          icon={ChevronRightIcon}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onMonth(next)}
        >
          {t('nextMonthOf', { month: monthYearPair(next) })}
        </IconButton>
      </div>
      <StatList className={figures}>
        <Stat
          label={stack('hours')}
          value={sums ? <HoursText hours={hoursOf(sums.minutes)} layout="stack" /> : '–'}
        />
        {billed != null && (
          <Stat label={stack('column.billed')} value={<HoursText hours={hoursOf(billed)} layout="stack" />} />
        )}
        <Stat label={stack('amount')} value={sums ? money(sums.amountCents) : '–'} />
        <Stat
          label={stack('figures.toApprove')}
          value={counted(all?.filter(({ status }) => status === 'submitted').length)}
        />
        <Stat label={stack('figures.changed')} value={counted(all?.filter(hasChangedSince).length)} />
      </StatList>
    </div>
  );
}
