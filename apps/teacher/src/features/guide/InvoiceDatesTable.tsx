import {
  type CalendarDate,
  daysUntil,
  type InvoiceDates,
  invoiceDates,
  monthOf,
  monthsAfter,
  nextInvoice,
} from '@portal/domain';
import { DateText, monthYearPair, PairText } from '@portal/i18n';
import { Badge, VisuallyHidden } from '@portal/ui';
import { date, state, table } from './guide.css';
import { guideWords } from './guide-words';

export interface InvoiceDatesTableProps {
  /** The user's local day. */
  today: CalendarDate;
}

/** Due and payment dates of this month's invoice and the next (PORTAL-GUIDE-03, PORTAL-GUIDE-05). */
export function InvoiceDatesTable({ today }: InvoiceDatesTableProps) {
  const { t, stack } = guideWords.useWords();
  const month = monthOf(today);
  const next = nextInvoice(today);
  return (
    <table className={table}>
      <caption>
        <VisuallyHidden>{t('dates')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{stack('hoursOf')}</th>
          <th scope="col">{stack('dueOn')}</th>
          <th scope="col">{stack('paidOn')}</th>
        </tr>
      </thead>
      <tbody>
        {[invoiceDates(monthsAfter(month, -1)), invoiceDates(month)].map((invoice) => (
          <tr key={invoice.month} aria-current={invoice.month === next.month ? 'date' : undefined}>
            <th scope="row">
              <PairText value={monthYearPair(invoice.month)} layout="stack" />
            </th>
            <td>
              <span className={date}>
                <DateText value={invoice.dueOn} />
              </span>
              <span className={state}>
                <DueState invoice={invoice} next={next} today={today} />
              </span>
            </td>
            <td className={date}>
              <DateText value={invoice.paidOn} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows the days until the next invoice is due; for other invoices only whether they are late. */
function DueState({
  invoice,
  next,
  today,
}: {
  invoice: InvoiceDates;
  next: InvoiceDates;
  today: CalendarDate;
}) {
  const { stack } = guideWords.useWords();
  const days = daysUntil(invoice.dueOn, today);
  if (days < 0) return <Badge>{stack('passed')}</Badge>;
  if (invoice.month !== next.month) return null;
  return (
    <Badge tone={days <= soon ? 'caution' : 'info'}>
      {days === 0 ? stack('todayInText') : stack('left', { count: days })}
    </Badge>
  );
}

/** Days before the due date when it is highlighted. */
const soon = 3;
