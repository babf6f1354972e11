import { useHasExtension } from '@portal/api-client';
import { type HoursSum, type HoursTotal, hoursOf, totalBilled, totalHours } from '@portal/domain';
import { DateText, monthYearPair, NumberText, PairText, useMoney } from '@portal/i18n';
import { type ListColumn, numbers } from '@portal/records';
import { soft } from '@portal/records/cells';
import { TextLink } from '@portal/ui';
import { CourseTypeName, HoursText, MarkedName } from '@portal/views';
import { type ReactNode, useMemo } from 'react';
import { pathTo } from '../../../paths';
import { figure, lines, strong } from '../hours/hours.css';
import {
  groupOfYearBefore,
  type HoursTotalsColumnId,
  type HoursTotalsFilters,
  rowsOfGroup,
  shownSpan,
} from './hours-totals-list';
import { hoursTotalsWords } from './hours-totals-words';

/**
 * Returns the columns of the totals, in a comparison also those of the previous year. Numbers link to their details.
 */
export function useHoursTotalsColumns(
  filters: HoursTotalsFilters,
  today: string,
): readonly ListColumn<HoursTotal, HoursTotalsColumnId>[] {
  const { t } = hoursTotalsWords.useWords();
  const money = useMoney();
  const key = JSON.stringify(filters);
  const hasBilled = useHasExtension('cancellations');
  return useMemo(() => {
    const asked: HoursTotalsFilters = JSON.parse(key);
    const span = shownSpan(asked, today);
    const leading = ({ id }: HoursTotal, content: ReactNode, isBefore = false) => {
      if (id === '0' || id === totalId) return content;
      const group = isBefore ? groupOfYearBefore(asked.by, span, id) : { span, id };
      const { page, query } = rowsOfGroup(asked, group.span, group.id);
      const path = pathTo(page === 'hours' ? 'operations.hours' : 'operations.hoursTotals');
      return (
        <TextLink variant="standalone" href={`${path}?${new URLSearchParams(query)}`}>
          {content}
        </TextLink>
      );
    };
    const leadingBefore = (total: HoursTotal, content: ReactNode) =>
      total.before?.classes ? leading(total, content, true) : content;
    const hours = (sum: HoursSum | null) =>
      sum ? <HoursText hours={hoursOf(sum.minutes)} layout="stack" /> : '–';
    const ofBefore: ListColumn<HoursTotal, HoursTotalsColumnId>[] = [
      { id: 'hoursBefore', cell: (total) => leadingBefore(total, hours(total.before)), ...numeric },
      {
        id: 'hoursChange',
        cell: ({ minutes, before }) =>
          before && (
            <span className={figure}>
              <NumberText
                write={(number) => signed(minutes - before.minutes, (size) => `${number(hoursOf(size))} h`)}
              />
            </span>
          ),
        ...numeric,
      },
    ];
    const ofMoneyBefore: ListColumn<HoursTotal, HoursTotalsColumnId>[] = [
      {
        id: 'amountBefore',
        cell: (total) =>
          total.before &&
          leadingBefore(total, <span className={figure}>{money(total.before.amountCents)}</span>),
        ...numeric,
      },
      {
        id: 'amountChange',
        cell: ({ amountCents, before }) =>
          before && <span className={figure}>{signed(amountCents - before.amountCents, money)}</span>,
        ...numeric,
      },
    ];
    return [
      {
        id: 'group',
        width: 200,
        phone: 'title',
        cell: (total) =>
          total.id === totalId ? (
            <strong>{t('total')}</strong>
          ) : (
            leading(total, <GroupName asked={asked} total={total} />)
          ),
      },
      {
        id: 'classes',
        ...numbers(70),
        cell: (total) => leading(total, <span className={figure}>{total.classes}</span>),
      },
      {
        id: 'hours',
        ...numeric,
        cell: (total) => leading(total, <strong className={strong}>{hours(total)}</strong>),
      },
      ...(asked.compared ? ofBefore : []),
      ...(hasBilled ? [billed] : []),
      {
        id: 'amount',
        ...numeric,
        width: 130,
        cell: (total) => (
          <span className={lines}>
            {leading(total, <span className={strong}>{money(total.amountCents)}</span>)}
            {total.unratedMinutes > 0 && (
              <span className={soft}>{t('unrated', { hours: hoursOf(total.unratedMinutes) })}</span>
            )}
          </span>
        ),
      },
      ...(asked.compared ? ofMoneyBefore : []),
    ];
  }, [key, today, t, money, hasBilled]);
}

const numeric = { width: 116, align: 'end', phoneShare: 6 } as const;

/** What is billed to clients, which differs from what is paid after late cancellations (DECISION-133). */
const billed: ListColumn<HoursTotal, HoursTotalsColumnId> = {
  id: 'billed',
  ...numeric,
  cell: ({ billedMinutes }) =>
    billedMinutes === null ? '–' : <HoursText hours={hoursOf(billedMinutes)} layout="stack" />,
};

/** Id of the row with the grand total. */
export const totalId = 'total';

/** Returns the row with the grand total. */
export function totalRow(rows: readonly HoursTotal[]): HoursTotal | null {
  const [first] = rows;
  if (!first) return null;
  const before = first.before && totalHours(rows.flatMap((row) => row.before ?? []));
  return { ...totalHours(rows), id: totalId, row: first.row, before, billedMinutes: totalBilled(rows) };
}

/** Formats a change with its sign. */
export function signed(change: number, write: (size: number) => string): string {
  return `${change > 0 ? '+' : change < 0 ? '−' : ''}${write(Math.abs(change))}`;
}

function GroupName({ asked: { by }, total }: { asked: HoursTotalsFilters; total: HoursTotal }) {
  const { t } = hoursTotalsWords.useWords();
  const { teacher, month, week } = total.row;
  if (by === 'month') return month && <PairText value={monthYearPair(month)} />;
  if (by === 'week')
    return (
      week && (
        <>
          {t('weekOf')} <DateText value={week} />
        </>
      )
    );
  if (by === 'teacher') return teacher ? <MarkedName of={teacher} /> : t('unknownTeacher');
  const { courseType } = total.row;
  if (by === 'courseType' && courseType) return <CourseTypeName type={courseType} />;
  const named = total.row[by];
  return named ? <MarkedName of={named} /> : t(`none.${by}`);
}
