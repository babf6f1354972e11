import {
  browserStorage,
  moveSnoozesUp,
  readSnoozes,
  useApi,
  useCapabilities,
  useContractsToFollowUp,
  useEndingResults,
  useEndSnooze,
  useHasExtension,
  usePlannedClasses,
  useReminders,
  useSaveSnoozes,
  useTeachers,
} from '@portal/api-client';
import {
  allToFollowUp,
  type ContractToFollowUp,
  daysAfter,
  daysOfMissingClasses,
  type FollowUpGroup,
  type FollowUpItem,
  keyOfItem,
  lastEnd,
  lastReminders,
  markKindOf,
  momentOf,
  type Teacher,
  withEndingResults,
  withMissingClasses,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { onDemand, QueryState, useListState } from '@portal/records';
import {
  PageLayout,
  PageTitle,
  useConfig,
  useLocalMinute,
  useSession,
  useToast,
  useWaitingCount,
} from '@portal/shell';
import {
  Banner,
  Button,
  contentId,
  ListTop,
  ReminderIcon,
  RetryButton,
  SnoozeIcon,
  useIsPhone,
} from '@portal/ui';
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FollowUpFilters } from './FollowUpFilters';
import { FollowUpInbox } from './FollowUpInbox';
import { intro } from './FollowUpPage.css';
import type { OpenFollowUpStore } from './follow-up-store';
import { followUpList, followUpView } from './follow-up-view';
import { followUpWords } from './follow-up-words';
import { openFollowUpStore } from './openFollowUpStore';
import { sharedFollowUpStore } from './sharedFollowUpStore';
import { useFollowUpMarks } from './useFollowUpMarks';

export interface FollowUpPageProps {
  /** Opens the store of snoozes; by default that of the backend or the device. */
  openStore?: OpenFollowUpStore;
}

/** Lists follow-ups by teacher: classes, outlines, materials and reports of activated contracts. */
export function FollowUpPage({ openStore }: FollowUpPageProps) {
  const { state, change, reset } = useListState(followUpList);
  const { t, stack, plain, pair } = followUpWords.useWords();
  const config = useConfig();
  const toFollowUp = useWaitingCount();
  const { user } = useSession();
  const toast = useToast();
  const isPhone = useIsPhone();
  const now = useLocalMinute();
  const today = now.date;

  const days = daysOfMissingClasses(today);
  const contracts = useContractsToFollowUp(days);
  const hasClasses = useHasExtension('planned-classes');
  const capabilities = useCapabilities();
  const isTogether = capabilities.data?.includes('follow-ups') ?? false;
  const isApart = !isTogether && (capabilities.data !== undefined || capabilities.error !== undefined);
  const planned = usePlannedClasses(hasClasses && isApart ? days : null);
  const hasSubstitutes = useHasExtension('belonging') && hasClasses;
  const hasScales = useHasExtension('level-scales');
  const ending = useEndingResults(hasScales);
  const hasThresholds = useHasExtension('absence-thresholds');
  const [openAbsences, setOpenAbsences] = useState<number>();
  const hasDeadlines = useHasExtension('payer-deadlines');
  const [openDeadlines, setOpenDeadlines] = useState<number>();
  const hasFactors = useHasExtension('second-factor');
  const [openFactors, setOpenFactors] = useState<number>();
  const hasReminders = useHasExtension('reminders');
  const log = useReminders(hasReminders ? { from: daysAfter(today, -loggedDays), pageSize: 1000 } : null);
  const reminders = useMemo(() => lastReminders(log.data?.rows ?? []), [log.data]);
  const teachers = useTeachers(isApart ? { pageSize: 5000 } : null);
  const ownStore = useOpenFollowUpStore();
  const { marks, isPersistent, canShare, mark, storeCount } = useFollowUpMarks({
    userId: user?.id ?? 0,
    today,
    open: openStore ?? ownStore,
    onRefused: (error) => toast.danger(pair('notSnoozed'), { error }),
  });
  const [reminding, setReminding] = useState<FollowUpItem | null>(null);
  const [groups, setGroups] = useState<readonly FollowUpGroup[] | null>(null);
  const list = useRef<HTMLUListElement>(null);

  const classes = contracts.data?.classes ?? planned.data?.classes;
  const ended = classes ? lastEnd(classes, now) : '';
  const all = useMemo(
    () =>
      contracts.data && classes
        ? withMissingClasses(contracts.data.contracts, classes, momentOf(ended))
        : contracts.data?.contracts,
    [contracts.data, classes, ended],
  );
  const items = useMemo(
    () =>
      all && allToFollowUp(ending.data ? withEndingResults(all, ending.data) : all, today, config.followUps),
    [all, ending.data, today, config.followUps],
  );
  const latest = useMemo(
    () => items && marks && { view: followUpView(items, marks, state, today), state, marks },
    [items, marks, state, today],
  );
  // Deferred, because a filter can change dozens of rows, and key presses must be handled first.
  const drawn = useDeferredValue(latest);
  const view = latest?.view;
  useReturnToItem(list, drawn !== undefined);
  const withEmails = contracts.data?.teachers ?? teachers.data?.rows;
  const emails = useMemo(
    () => (withEmails ? emailsOf(withEmails) : teachers.error && noEmails),
    [withEmails, teachers.error],
  );

  const open = view && view.open.length + (openAbsences ?? 0) + (openDeadlines ?? 0) + (openFactors ?? 0);
  const isWhole =
    contracts.data?.missing === 0 &&
    (classes !== undefined || !hasClasses) &&
    (ending.data !== undefined || !hasScales) &&
    (openAbsences !== undefined || !hasThresholds) &&
    (openDeadlines !== undefined || !hasDeadlines) &&
    (openFactors !== undefined || !hasFactors);
  useEffect(() => {
    if (open === undefined || !isWhole) return;
    toFollowUp?.tell(open);
    storeCount(open);
  }, [open, isWhole, toFollowUp, storeCount]);

  // Keeps mark objects stable, so that a row re-renders only when its own mark changes.
  const known = useRef(marks);
  useEffect(() => {
    known.current = marks;
  }, [marks]);
  const snooze = useCallback(
    (chosen: readonly FollowUpItem[], days: number, isShared = false) => {
      focusBeyond(list.current, chosen);
      const until = days === 0 ? null : daysAfter(today, days);
      mark(
        chosen.map((item) => ({
          contractId: item.contract.id,
          kind: markKindOf(item),
          until,
          isShared,
          remindedOn: known.current?.get(keyOfItem(item))?.remindedOn ?? null,
        })),
      );
      toast.success(
        until === null
          ? pair('broughtBack')
          : pair(isShared ? 'snoozedForAll' : 'snoozedUntil', {
              count: chosen.length,
              date: datePair(until),
            }),
      );
    },
    [today, mark, toast, pair],
  );
  const remindOfItem = useCallback(
    (item: FollowUpItem) => setGroups([{ teacher: item.contract.teacher, items: [item] }]),
    [],
  );
  const reminded = (item: FollowUpItem) => {
    const former = marks?.get(keyOfItem(item)) ?? { until: null };
    mark([{ ...former, contractId: item.contract.id, kind: markKindOf(item), remindedOn: today }]);
  };

  const about = <p className={intro}>{stack('intro')}</p>;
  const missingKinds = contracts.data && missingFacts(contracts.data.contracts);

  return (
    <PageLayout>
      <PageTitle>{plain('title')}</PageTitle>
      <ListTop
        title={stack('title')}
        keyTools={
          view && (
            <>
              {hasReminders && !state.snoozed && view.groups.some(({ teacher }) => teacher) && (
                <Button icon={ReminderIcon} onClick={() => setGroups(view.groups)}>
                  {t('remindTeachers')}
                </Button>
              )}
              {(view.snoozed > 0 || state.snoozed) && (
                <Button
                  icon={SnoozeIcon}
                  aria-pressed={state.snoozed}
                  onClick={() => change({ snoozed: !state.snoozed })}
                >
                  {t('snoozed')} ({view.snoozed})
                </Button>
              )}
            </>
          )
        }
        filters={
          <>
            {!isPhone && about}
            <FollowUpFilters
              state={state}
              onChange={change}
              onReset={reset}
              counts={view?.counts}
              found={view?.found}
            />
          </>
        }
      />
      {contracts.data && contracts.data.missing > 0 && (
        <Again onRetry={contracts.retry}>{stack('incomplete', { count: contracts.data.missing })}</Again>
      )}
      {contracts.data && contracts.error && <Again onRetry={contracts.retry}>{stack('old')}</Again>}
      {planned.error && !classes && <Again onRetry={planned.retry}>{stack('classesFailed')}</Again>}
      {ending.error && !ending.data && <Again onRetry={ending.retry}>{stack('resultsFailed')}</Again>}
      {log.error && !log.data && <Again onRetry={log.retry}>{stack('logFailed')}</Again>}
      {teachers.error && !teachers.data && <Again onRetry={teachers.retry}>{stack('emailsFailed')}</Again>}
      {missingKinds && (
        <Banner tone="info">{stack('untold', { what: pair(`untoldWhat.${missingKinds}`) })}</Banner>
      )}
      {!isPersistent && <Banner tone="caution">{stack(canShare ? 'snoozesUnread' : 'notKept')}</Banner>}
      {hasSubstitutes && (
        <Suspense fallback={null}>
          <ProposedSubstitutes />
        </Suspense>
      )}
      {hasDeadlines && (
        <Suspense fallback={null}>
          <PayerDeadlines of="all" onCount={setOpenDeadlines} />
        </Suspense>
      )}
      {hasThresholds && (
        <Suspense fallback={null}>
          <AbsenceAlerts of="all" onCount={setOpenAbsences} />
        </Suspense>
      )}
      {hasFactors && (
        <Suspense fallback={null}>
          <MissingSecondFactors onCount={setOpenFactors} />
        </Suspense>
      )}
      {latest && drawn ? (
        <FollowUpInbox
          {...drawn}
          ref={list}
          reminders={reminders}
          emails={emails}
          today={today}
          canShare={canShare}
          onSnooze={snooze}
          onRemind={hasReminders ? remindOfItem : setReminding}
          onRemindTeachers={hasReminders ? setGroups : undefined}
          onChange={change}
          onReset={reset}
        />
      ) : (
        <QueryState error={contracts.error} retry={contracts.retry} />
      )}
      {/* On a phone, the first screen is reserved for the follow-ups. */}
      {isPhone && about}
      {groups && <RemindersDialog groups={groups} onClose={() => setGroups(null)} />}
      {reminding && (
        <RemindDialog
          contract={reminding.contract}
          remindedOn={marks?.get(keyOfItem(reminding))?.remindedOn ?? null}
          onSent={() => reminded(reminding)}
          onClose={() => setReminding(null)}
        />
      )}
    </PageLayout>
  );
}

/** Number of days for which rows show past reminders. */
const loggedDays = 60;
const RemindersDialog = onDemand(async () => (await import('./reminders/RemindersDialog')).RemindersDialog);
const RemindDialog = onDemand(async () => (await import('./RemindDialog')).RemindDialog);
const ProposedSubstitutes = lazy(async () => ({
  default: (await import('./ProposedSubstitutes')).ProposedSubstitutes,
}));
const AbsenceAlerts = lazy(async () => ({
  default: (await import('../../parts/absences/AbsenceAlerts')).AbsenceAlerts,
}));
const PayerDeadlines = lazy(async () => ({
  default: (await import('../../parts/payer-deadlines/PayerDeadlines')).PayerDeadlines,
}));
const MissingSecondFactors = lazy(async () => ({
  default: (await import('./MissingSecondFactors')).MissingSecondFactors,
}));
const noEmails: ReadonlyMap<number, string | null> = new Map();

function emailsOf(teachers: readonly Pick<Teacher, 'id' | 'email'>[]): ReadonlyMap<number, string | null> {
  return new Map(teachers.map(({ id, email }) => [id, email]));
}

/** A notice about optional data that failed to load, with a retry button. */
function Again({ children, onRetry }: { children: ReactNode; onRetry: () => Promise<unknown> }) {
  return (
    <Banner tone="caution" role="status" action={<RetryButton size="small" onRetry={onRetry} />}>
      {children}
    </Banner>
  );
}

/** Returns the facts that the backend leaves out of its list: the page cannot check them and must say so. */
function missingFacts(contracts: readonly ContractToFollowUp[]): 'lesson' | 'reports' | 'both' | null {
  const lesson = contracts.some(({ lastLessonOn }) => lastLessonOn === undefined);
  const reports = contracts.some(({ reportsDue }) => reportsDue === null);
  if (lesson) return reports ? 'both' : 'lesson';
  return reports ? 'reports' : null;
}

/** Before rows are removed, focuses the next remaining row, so that the user can snooze it with the same keys. */
function focusBeyond(list: HTMLElement | null, leaving: readonly FollowUpItem[]): void {
  const keys = new Set(leaving.map(keyOfItem));
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  const leaves = (row: HTMLElement) => keys.has(row.dataset.item ?? '');
  const last = rows.findLastIndex(leaves);
  const neighbour = rows.slice(last + 1).find((row) => !leaves(row)) ?? rows.findLast((row) => !leaves(row));
  const target =
    neighbour?.querySelector<HTMLElement>('[aria-haspopup]') ??
    neighbour?.querySelector<HTMLElement>('button') ??
    document.getElementById(contentId);
  target?.focus();
}

/** Returns a function that opens the snoozes of the backend or of this device; undefined while it is unknown which. */
function useOpenFollowUpStore(): OpenFollowUpStore | undefined {
  const api = useApi();
  const save = useSaveSnoozes();
  const end = useEndSnooze();
  const { data, error } = useCapabilities();
  const isShared = data?.includes('shared-views') ?? (error ? false : undefined);
  return useMemo(() => {
    if (isShared === undefined) return undefined;
    if (!isShared) return openFollowUpStore;
    const calls = {
      read: () => readSnoozes(api.call),
      moveUp: (marks: Parameters<typeof moveSnoozesUp>[1]) => moveSnoozesUp(api.call, marks),
      save,
      end,
    };
    return async (today) =>
      sharedFollowUpStore(calls, await openFollowUpStore(today).catch(() => null), today);
  }, [api, save, end, isShared]);
}

// In session storage, so that a reload of the record's page does not lose the item to return to. Contains ids and a
// kind, no names.
const openedKey = 'chase-opened';
const tabStorage = () => browserStorage('session').storage;

/**
 * Scrolls to and focuses the item whose record was opened, after it is rendered again: its marks load after the page,
 * too late for scroll restoration.
 */
function useReturnToItem(list: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  const [opened] = useState(() => tabStorage().getItem(openedKey));
  const done = useRef(false);
  useEffect(() => {
    tabStorage().removeItem(openedKey);
    // Runs before the click navigates away.
    document.addEventListener('click', rememberOpened, { capture: true });
    return () => document.removeEventListener('click', rememberOpened, { capture: true });
  }, []);
  useEffect(() => {
    if (opened === null || !isDrawn || done.current) return;
    done.current = true;
    const row = list.current?.querySelector(`[data-item="${CSS.escape(opened)}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
  }, [list, opened, isDrawn]);
}

function rememberOpened({ target }: Event): void {
  const link = target instanceof Element ? target.closest('[data-item] a[href]') : null;
  const item = link?.closest<HTMLElement>('[data-item]')?.dataset.item;
  if (item !== undefined) tabStorage().setItem(openedKey, item);
}
