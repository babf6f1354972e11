import {
  amountOfEntries,
  type CalendarMonth,
  type CountedMonth,
  firstDayOf,
  fullName,
  hoursOf,
  lastDayOf,
  lessonsOfEntries,
  type MonthEntry,
  minutesOfMonth,
  monthTable,
  monthText,
  type SignedInUser,
} from '@portal/domain';
import {
  formatDate,
  moneyPair,
  monthYearPair,
  PairText,
  useLanguageMode,
  useMoney,
  useNumber,
} from '@portal/i18n';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  CheckIcon,
  EmptyState,
  RetryIcon,
  Stat,
  StatList,
} from '@portal/ui';
import { HoursText } from '@portal/views';
import { pathTo } from '../../paths';
import { ContractHours } from './ContractHours';
import { cards, list } from './hours.css';
import { hoursWords } from './hours-words';
import { ReturnedNotice } from './statement/ReturnedNotice';
import { StatementCard } from './statement/StatementCard';
import { TakeHours } from './TakeHours';
import type { OwnMonthHours } from './useOwnMonth';

export interface MonthHoursProps {
  /** The user, whose name is in the copied text. */
  user: SignedInUser;
  month: CalendarMonth;
  /** Whether the month is not over, so that classes may be added. */
  isThisMonth: boolean;
  hours: readonly MonthEntry[];
  /** Numbers of the contracts whose classes could not be loaded. */
  missing: readonly string[];
  /** Whether the hours are being reloaded. */
  busy: boolean;
  onRetry: () => Promise<unknown>;
  /** The value of the month and its statement, with the extension `hours`. */
  own?: OwnMonthHours & { counted: CountedMonth };
}

/** Hours of a month: total, invoice date, contracts, and export. */
export function MonthHours({
  user,
  month,
  isThisMonth,
  hours,
  missing,
  busy,
  onRetry,
  own,
}: MonthHoursProps) {
  const { t, stack } = hoursWords.useWords();
  const number = useNumber();
  const { text, table } = useToTake({ user, month, hours, missing });
  const amount = amountOfEntries(hours);
  const statementCard = own && (hours.length > 0 || own.hours.statement) && (
    <StatementCard hours={own.hours} counted={own.counted} classes={own.classes} onReload={onRetry} />
  );
  return (
    <>
      {own?.hours.statement?.status === 'returned' && <ReturnedNotice statement={own.hours.statement} />}
      {isThisMonth && (
        <Banner tone="info" look="line">
          {stack('underWay')}
        </Banner>
      )}
      {missing.length > 0 && (
        <Banner
          tone="critical"
          role="alert"
          title={stack('missing')}
          action={
            <Button icon={RetryIcon} busy={busy} onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {stack('missingText', { numbers: missing.join(', ') })}
        </Banner>
      )}
      {hours.length > 0 ? (
        <>
          <Card padding="none">
            <StatList>
              <Stat
                label={stack('hoursTaught')}
                value={<HoursText hours={hoursOf(minutesOfMonth(hours))} layout="stack" />}
              />
              <Stat label={stack('classesGiven')} value={number(lessonsOfEntries(hours))} />
              {amount && (
                <Stat
                  label={stack('amount')}
                  value={<PairText value={moneyPair(amount.amountCents)} layout="stack" />}
                />
              )}
            </StatList>
          </Card>
          {amount && amount.unratedMinutes > 0 && (
            <Banner tone="caution">{stack('unrated', { hours: hoursOf(amount.unratedMinutes) })}</Banner>
          )}
          {statementCard}
          <TakeHours month={month} text={text} table={table} busy={busy} isPaid={amount !== null} />
          <ul className={cards}>
            {hours.map((entry) => (
              <ContractHours key={`${entry.contract.id} ${entry.line?.rateCents}`} hours={entry} />
            ))}
          </ul>
        </>
      ) : (
        <>
          {statementCard}
          <EmptyState
            title={stack('none', { month: monthYearPair(month) })}
            text={stack('noneText')}
            action={
              <ButtonLink icon={CheckIcon} href={pathTo('teacher.views.attendance')}>
                {t('submitAttendance')}
              </ButtonLink>
            }
          />
        </>
      )}
      <Card title={stack('counted.title')}>
        <ul className={list}>
          {(own ? countedOfOwn : countedOfContracts).map((rule) => (
            <li key={rule}>{stack(`counted.${rule}`)}</li>
          ))}
        </ul>
      </Card>
    </>
  );
}

const countedOfContracts = ['submitted', 'contracts', 'takenOver', 'handedOver'] as const;
const countedOfOwn = ['submitted', 'own', 'rates'] as const;

/** Returns the month as text and as a table, in the current language mode. */
function useToTake({
  user,
  month,
  hours,
  missing,
}: Pick<MonthHoursProps, 'user' | 'month' | 'hours' | 'missing'>) {
  const { plain } = hoursWords.useWords();
  const [mode] = useLanguageMode();
  const number = useNumber();
  const money = useMoney();
  const language = mode === 'fr' ? 'fr' : 'en';
  const named = (name: string, value: string) => `${name}${mode === 'fr' ? ' : ' : ': '}${value}`;
  const period = `${formatDate(firstDayOf(month), language)} – ${formatDate(lastDayOf(month), language)}`;
  const names = {
    students: plain('students'),
    classes: plain('classesGiven'),
    hours: plain('hoursTaught'),
    rate: plain('rate'),
    amount: plain('amount'),
    total: plain('text.total'),
    totalAmount: plain('text.totalAmount'),
    missing: plain('text.missing'),
  };
  const toTake = { hours, missing };
  return {
    text: monthText(toTake, {
      head: [
        plain('text.head', { month: monthYearPair(month) }),
        fullName(user),
        named(plain('period'), period),
      ],
      named: (name, value) => named(names[name], value),
      hours: (minutes) => number(hoursOf(minutes)),
      money,
      noRate: plain('noRate'),
    }),
    table: monthTable(toTake, {
      head: (column) => plain(`table.${column}`),
      total: plain('total'),
      missing: (contract) => plain('table.missing', { number: contract }),
      noRate: plain('noRate'),
    }),
  };
}
