import { useLessonsOfContracts, useTeacherContracts } from '@portal/api-client';
import {
  type CalendarMonth,
  type Contract,
  isCalendarMonth,
  mayHaveLessons,
  monthlyHours,
  monthOf,
  type SignedInUser,
} from '@portal/domain';
import { localDay, PageLayout, PageTitle, useSession } from '@portal/shell';
import { Banner, Card, PageHead, RetryButton, Skeleton, TextLink, VisuallyHidden } from '@portal/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryState } from '../../parts/QueryState';
import { thumbLink } from '../../parts/thumbLink.css';
import { WaitingNotice } from '../../parts/waiting/WaitingNotice';
import { pathTo } from '../../paths';
import { cards } from './HoursPage.css';
import { hoursWords } from './hours-words';
import { MonthHours } from './MonthHours';
import { MonthSwitch } from './MonthSwitch';

/** `teacher.views.hours`: what a teacher taught in a month, ready for the invoice (ADR-0008, PORTAL-GUIDE-08 to PORTAL-GUIDE-12). */
export function HoursPage() {
  const { user } = useSession();
  return user && <Hours user={user} />;
}

function Hours({ user }: { user: SignedInUser }) {
  const { t, stack, plain } = hoursWords.useWords();
  const thisMonth = monthOf(localDay());
  const [month, showMonth] = useMonth(thisMonth);
  const contracts = useTeacherContracts(user.id);
  const lessons = useLessonsOfContracts(useIdsOf(contracts.data));
  const error = contracts.error ?? lessons.error;
  const readAgain = () => Promise.all([contracts.retry(), lessons.retry()]);
  return (
    <PageLayout width="narrow">
      <PageTitle>{plain('title')}</PageTitle>
      <PageHead
        eyebrow={
          <TextLink className={thumbLink} href={pathTo('teacher.views.guide')}>
            {t('guide')}
          </TextLink>
        }
        title={stack('title')}
      />
      <WaitingNotice />
      <MonthSwitch month={month} thisMonth={thisMonth} onChange={showMonth} />
      {contracts.data && lessons.data ? (
        <>
          {error && (
            <Banner
              tone="caution"
              role="alert"
              action={
                // That message has its own button if hours are missing.
                lessons.data.missing.length === 0 && (
                  <RetryButton onRetry={readAgain}>{t('retry')}</RetryButton>
                )
              }
            >
              {stack('old')}
            </Banner>
          )}
          <MonthHours
            // Resets the outcome of the previous month.
            key={month}
            user={user}
            month={month}
            isThisMonth={month === thisMonth}
            hours={monthlyHours(contracts.data, lessons.data.lessons, month)}
            missing={numbersOf(contracts.data, lessons.data.missing)}
            busy={contracts.isValidating || lessons.isValidating}
            onRetry={readAgain}
          />
        </>
      ) : error ? (
        <QueryState own error={error} retry={readAgain} />
      ) : (
        <LoadingHours />
      )}
    </PageLayout>
  );
}

/** The month in the URL; this month if there is none. */
function useMonth(thisMonth: CalendarMonth) {
  const [search, setSearch] = useSearchParams();
  const requestedMonth = search.get('month') ?? '';
  const show = (month: CalendarMonth) => setSearch(month === thisMonth ? {} : { month }, { replace: true });
  return [isCalendarMonth(requestedMonth) ? requestedMonth : thisMonth, show] as const;
}

/** Sorted, because the order of the list may change between responses. */
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
