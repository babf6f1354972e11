import { useCapabilities, useLessonsOfContracts, useTeacherContracts } from '@portal/api-client';
import {
  type CalendarMonth,
  type Contract,
  countedClasses,
  countedMonth,
  isCalendarMonth,
  mayHaveLessons,
  monthlyHours,
  monthOf,
  ownMonthEntries,
  type SignedInUser,
} from '@portal/domain';
import { PageLayout, PageTitle, useSession, useToday } from '@portal/shell';
import { Banner, Card, PageHead, RetryButton, Skeleton, TextLink, VisuallyHidden } from '@portal/ui';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryState } from '../../parts/QueryState';
import { thumbLink } from '../../parts/thumbLink.css';
import { WaitingNotice } from '../../parts/waiting/WaitingNotice';
import { pathTo } from '../../paths';
import { cards } from './hours.css';
import { hoursWords } from './hours-words';
import { MonthHours } from './MonthHours';
import { MonthSwitch } from './MonthSwitch';
import { useOwnMonth } from './useOwnMonth';

/**
 * `teacher.views.hours`: the teacher's hours of a month for the invoice (ADR-0008, PORTAL-GUIDE-08 to
 * PORTAL-GUIDE-12).
 */
export function HoursPage() {
  const { user } = useSession();
  return user && <Hours user={user} />;
}

function Hours({ user }: { user: SignedInUser }) {
  const { t, stack, plain } = hoursWords.useWords();
  const thisMonth = monthOf(useToday());
  const [month, showMonth] = useMonth(thisMonth);
  const extensions = useCapabilities();
  const isOffered = extensions.data?.includes('hours') ?? false;
  const own = useOwnMonth(isOffered ? month : null);
  const contracts = useTeacherContracts(user.id);
  const lessons = useLessonsOfContracts(useIdsOf(contracts.data));
  const error = contracts.error ?? lessons.error;
  const isOfferUnknown = !extensions.data && extensions.error !== undefined;
  const readAgain = () =>
    Promise.all([
      contracts.retry(),
      lessons.retry(),
      isOffered && own.retry(),
      isOfferUnknown && extensions.retry(),
    ]);
  const monthly = contracts.data && lessons.data && monthlyHours(contracts.data, lessons.data.lessons, month);
  const counted = own.data && countedMonth(own.data.hours);
  const isReading =
    !(monthly || error) || !(extensions.data || extensions.error) || (isOffered && !own.data && !own.error);
  const missing = numbersOf(contracts.data ?? [], lessons.data?.missing ?? []);
  const shown = { user, month, isThisMonth: month === thisMonth, onRetry: readAgain };
  const retry = <RetryButton onRetry={readAgain} />;
  return (
    <PageLayout width="narrow">
      <PageTitle>{plain('ownHours')}</PageTitle>
      <PageHead
        eyebrow={
          <TextLink className={thumbLink} href={pathTo('teacher.views.guide')}>
            {t('invoicingGuide')}
          </TextLink>
        }
        title={stack('ownHours')}
      />
      <WaitingNotice />
      <MonthSwitch month={month} thisMonth={thisMonth} onChange={showMonth} />
      {isReading ? (
        <LoadingHours />
      ) : own.data && counted ? (
        <>
          {own.error && <Notice action={retry}>{stack('old')}</Notice>}
          <MonthHours
            // Resets the result for the previous month.
            key={month}
            {...shown}
            hours={ownMonthEntries({
              counted,
              classes: countedClasses(own.data.classes, own.data.hours.statement),
              contracts: contracts.data ?? [],
              monthly: monthly ?? [],
            })}
            missing={[]}
            busy={own.isValidating}
            own={{ ...own.data, counted }}
          />
        </>
      ) : monthly ? (
        <>
          {(isOffered || isOfferUnknown) && <Notice action={retry}>{stack('notRead')}</Notice>}
          {error && (
            // The message about missing hours has its own button.
            <Notice action={missing.length === 0 && retry}>{stack('old')}</Notice>
          )}
          <MonthHours
            key={month}
            {...shown}
            hours={monthly}
            missing={missing}
            busy={contracts.isValidating || lessons.isValidating}
          />
        </>
      ) : (
        error && <QueryState own error={error} retry={readAgain} />
      )}
    </PageLayout>
  );
}

/** A message about problems with the hours below. */
function Notice({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <Banner tone="caution" role="alert" action={action}>
      {children}
    </Banner>
  );
}

/** Returns the month in the URL, by default this month. */
function useMonth(thisMonth: CalendarMonth) {
  const [search, setSearch] = useSearchParams();
  const requestedMonth = search.get('month') ?? '';
  const show = (month: CalendarMonth) => setSearch(month === thisMonth ? {} : { month }, { replace: true });
  return [isCalendarMonth(requestedMonth) ? requestedMonth : thisMonth, show] as const;
}

/** Sorted, because the order of the list may differ between responses. */
function useIdsOf(contracts: readonly Contract[] | undefined): readonly number[] | null {
  return useMemo(
    () =>
      contracts
        ? contracts
            .filter(mayHaveLessons)
            .map(({ id }) => id)
            .sort((a, b) => a - b)
        : null,
    [contracts],
  );
}

function numbersOf(contracts: readonly Contract[], ids: readonly number[]): string[] {
  return contracts.filter(({ id }) => ids.includes(id)).map(({ number }) => number);
}

function LoadingHours() {
  const { t } = hoursWords.useWords();
  return (
    <div role="status" className={cards}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <Card as="div" key={place}>
          <Skeleton width="40%" height="1.2em" />
          <Skeleton lines={3} />
        </Card>
      ))}
    </div>
  );
}
