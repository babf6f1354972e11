import { useCapabilities, useClosedDays, useHolidays, usePlannedClasses } from '@portal/api-client';
import {
  type CalendarDate,
  classStatuses,
  closedCalendar,
  closedDays,
  lastEnd,
  teacherWeeks,
} from '@portal/domain';
import { QueryState, queryToReturnTo, useListState } from '@portal/records';
import {
  ListPageLayout,
  NotFoundPage,
  PageLayout,
  PageTitle,
  useLocalMinute,
  useRetryWhenOnline,
} from '@portal/shell';
import {
  Banner,
  Button,
  ButtonLink,
  Icon,
  PageState,
  RetryButton,
  Skeleton,
  useIsCompact,
  useIsPhone,
  VisuallyHidden,
} from '@portal/ui';
import { classLooks, classStatusWords } from '@portal/views';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo } from 'react';
import { paths } from '../../paths';
import * as styles from './Calendar.css';
import { skeletonRow, skeletonRows } from './Calendar.css';
import { CalendarFilters } from './CalendarFilters';
import { CalendarSteps, CalendarTools, showsToday } from './CalendarNav';
import { ChosenClass } from './ChosenClass';
import {
  type CalendarState,
  calendarClasses,
  calendarDays,
  calendarList,
  calendarView,
  stepDate,
} from './calendar-view';
import { calendarWords } from './calendar-words';
import { MonthGrid } from './MonthGrid';
import { useAwayHours, useAwayNames, useAwayTeachers } from './useAwayTeachers';
import { useGridKeys } from './useGridKeys';
import { WeekAgenda } from './WeekAgenda';
import { WeekGrid } from './WeekGrid';

/** Its code is not needed for the first picture of the calendar. */
const AwayTeachers = lazy(async () => ({ default: (await import('./AwayTeachers')).AwayTeachers }));

/** The office's calendar of planned classes; shows "not found" if the backend lacks the extension (DECISION-51). */
export function CalendarPage() {
  const { data: extensions, error, retry } = useCapabilities();
  if (!extensions)
    return (
      <PageLayout>
        <QueryState level={1} error={error} retry={retry} />
      </PageLayout>
    );
  return extensions.includes('planned-classes') ? <Calendar /> : <NotFoundPage />;
}

const noFilters = { language: '', teacher: '', company: '', status: '' } as const;

function Calendar() {
  const { state, change } = useListState(calendarList);
  const now = useLocalMinute();
  const { view, date } = state;
  const shownDays = useMemo(() => calendarDays({ view, date }, now.date), [view, date, now.date]);
  const { day, days, span } = shownDays;
  const planned = usePlannedClasses(span);
  const closures = useClosedDays();
  const holidays = useHolidays();
  useRetryWhenOnline(planned.error?.code === 'offline', planned.retry);
  const { stack, plain } = calendarWords.useWords();
  const isPhone = useIsPhone();
  const isCompact = useIsCompact();

  // Keep the previous days while others load.
  const data =
    planned.data?.span.from === span.from && planned.data.span.to === span.to ? planned.data : undefined;
  const ended = data ? lastEnd(data.classes, now) : '';
  const classes = useMemo(() => data && calendarClasses(data, ended), [data, ended]);
  const { language, teacher, company, status } = state;
  const found = useMemo(
    () => classes && calendarView(classes, { language, teacher, company, status }),
    [classes, language, teacher, company, status],
  );
  // Deferred, because a filter can change hundreds of rows, and key presses must be handled first.
  const deferred = useDeferredValue(found);
  const drawn = found && deferred?.shown;
  const weeks = useMemo(
    () => (view === 'week' && !isPhone ? teacherWeeks(drawn ?? [], days) : []),
    [view, isPhone, drawn, days],
  );
  const closedOn = useMemo(
    () => closedDays(closedCalendar(closures.data ?? [], holidays.data ?? []), { holidays: true }),
    [closures.data, holidays.data],
  );

  const away = useAwayTeachers(days, span, teacher);
  const awayHours = useAwayHours(away.entries);
  const awayNames = useAwayNames(away.entries);

  const onStep = (steps: -1 | 1) => change({ date: stepDate(view, day, steps), class: 0 });
  const onChoose = useCallback((id: number) => change({ class: id }), [change]);
  const openWeek = useCallback((of: CalendarDate) => change({ view: 'week', date: of, class: 0 }), [change]);
  const clear = () => change(noFilters);

  const steps = <CalendarSteps view={view} shown={shownDays} onStep={onStep} />;
  const tools = (
    <CalendarTools
      view={view}
      isToday={showsToday(shownDays, now.date)}
      onChange={change}
      onPrint={isPhone ? undefined : () => window.print()}
    />
  );
  const isEmpty = found !== undefined && drawn?.length === 0;
  const grid = { days, today: now.date, closedOn };
  const keys = useGridKeys(onStep);

  return (
    <ListPageLayout
      title={stack('title')}
      keyTools={
        isPhone ? (
          tools
        ) : (
          <div className={styles.nav}>
            {!isCompact && steps}
            {tools}
          </div>
        )
      }
      filters={
        <CalendarFilters
          state={state}
          onChange={change}
          onReset={clear}
          classes={classes}
          counts={found?.counts}
          steps={isCompact && steps}
        />
      }
    >
      <PageTitle>{plain('title')}</PageTitle>
      <div className={styles.columns}>
        <div {...keys} role="presentation" className={styles.main}>
          {data && planned.error && (
            <Banner
              tone="caution"
              role="status"
              action={<RetryButton size="small" onRetry={planned.retry} />}
            >
              {stack('old')}
            </Banner>
          )}
          <PrintedLegend />
          <Suspense fallback={null}>
            <AwayTeachers key={`${span.from} ${teacher}`} away={away} />
          </Suspense>
          {!data && planned.error ? (
            <QueryState error={planned.error} retry={planned.retry} />
          ) : isEmpty ? (
            <Nothing view={view} isFiltered={(classes?.length ?? 0) > 0} onClear={clear} />
          ) : !drawn ? (
            <CalendarSkeleton />
          ) : view === 'month' ? (
            <MonthGrid {...grid} classes={drawn} awayOn={awayNames} day={day} onOpen={openWeek} />
          ) : isPhone ? (
            <WeekAgenda
              {...grid}
              classes={drawn}
              awayOn={awayNames}
              chosen={state.class}
              onChoose={onChoose}
            />
          ) : (
            <WeekGrid
              {...grid}
              weeks={weeks}
              awayHours={awayHours}
              chosen={state.class}
              onChoose={onChoose}
            />
          )}
        </div>
        {state.class !== 0 && classes && (
          <ChosenClass
            key={state.class}
            id={state.class}
            classes={classes}
            now={now}
            closedOn={closedOn}
            isCompact={isCompact}
            onMoved={(to) => change({ date: to }, { replace: true })}
            onStale={planned.retry}
            onClose={() => {
              change({ class: 0 }, { replace: true });
              focusClass(state.class);
            }}
          />
        )}
      </div>
    </ListPageLayout>
  );
}

/** Returns the focus from the panel to its class, if it is still there. */
function focusClass(id: number): void {
  document.querySelector<HTMLElement>(`[data-class="${id}"]`)?.focus();
}

function PrintedLegend() {
  const ofStatus = classStatusWords.useWords();
  return (
    <div className={styles.printedLegend} aria-hidden="true">
      {classStatuses.map((status) => (
        <span key={status} className={styles.legend}>
          <Icon of={classLooks[status].icon} size="small" data-status={status} />
          {ofStatus.t(status)}
        </span>
      ))}
    </div>
  );
}

interface NothingProps {
  view: CalendarState['view'];
  /** Whether the filters hide the classes. */
  isFiltered: boolean;
  onClear: () => void;
}

function Nothing({ view, isFiltered, onClear }: NothingProps) {
  const { t, stack } = calendarWords.useWords();
  if (isFiltered)
    return (
      <PageState
        kind="no-match"
        title={stack('noMatch')}
        action={<Button onClick={onClear}>{t('clear')}</Button>}
      />
    );
  return (
    <PageState
      kind="empty"
      title={stack(`empty.${view}`)}
      text={stack('emptyText')}
      action={
        <ButtonLink href={paths['courses.list'] + queryToReturnTo('contracts')}>
          {t('toContracts')}
        </ButtonLink>
      }
    />
  );
}

/** Placeholder while the classes load. */
function CalendarSkeleton() {
  const { t } = calendarWords.useWords();
  return (
    <div role="status" className={skeletonRows}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: 9 }, (_, row) => (
        <div key={row} className={skeletonRow}>
          <Skeleton width="70%" />
          <Skeleton height="44px" />
          <Skeleton height="44px" />
          <Skeleton height="44px" />
        </div>
      ))}
    </div>
  );
}
