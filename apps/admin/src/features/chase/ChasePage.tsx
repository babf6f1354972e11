import { useContractsToChase, useTeachers } from '@portal/api-client';
import {
  allToChase,
  type ChaseItem,
  type ContractToChase,
  chaseByTeacher,
  daysAfter,
  keyOfItem,
} from '@portal/domain';
import { dateHalves } from '@portal/i18n';
import {
  localDay,
  PageLayout,
  PageTitle,
  useListState,
  usePortal,
  useSession,
  useToast,
} from '@portal/shell';
import { Banner, Button, contentId, PageHead, RetryIcon, SnoozeIcon } from '@portal/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ListPages } from '../../parts/ListPages';
import { OnDemand } from '../../parts/OnDemand';
import { QueryState } from '../../parts/QueryState';
import { ChaseFilters } from './ChaseFilters';
import { groups as groupsStyle, intro } from './ChasePage.css';
import type { OpenChaseStore } from './chase-store';
import { type ChaseState, type ChaseView, chaseList, chaseView, teachersPerPage } from './chase-view';
import { chaseWords } from './chase-words';
import { NothingToChase } from './NothingToChase';
import { openChaseStore } from './openChaseStore';
import { TeacherToChase } from './TeacherToChase';
import { useChaseMarks } from './useChaseMarks';

export interface ChasePageProps {
  /** Where this device keeps what was put away. */
  openStore?: OpenChaseStore;
}

/** What there is to chase with each teacher: lessons, outlines, materials, reports of activated contracts. */
export function ChasePage({ openStore = openChaseStore }: ChasePageProps) {
  const { state, change, reset } = useListState(chaseList);
  const { t, stack, plain, halves } = chaseWords.useWords();
  const { config, toChase } = usePortal();
  const { user } = useSession();
  const toast = useToast();
  const today = localDay();

  const contracts = useContractsToChase();
  const teachers = useTeachers({ pageSize: 5000 });
  const { marks, kept, mark, keepCount } = useChaseMarks(user?.id ?? 0, today, openStore);
  const [reminding, setReminding] = useState<ChaseItem | null>(null);
  const list = useRef<HTMLUListElement>(null);

  const items = useMemo(
    () => contracts.data && allToChase(contracts.data.contracts, today, config.chase),
    [contracts.data, today, config.chase],
  );
  const view = useMemo(
    () => items && marks && chaseView(items, marks, state, today),
    [items, marks, state, today],
  );
  const openByTeacher = useMemo(
    () => new Map(view && chaseByTeacher(view.open).map(({ teacher, items: own }) => [teacher?.id, own])),
    [view],
  );
  const emails = useMemo(
    () => teachers.data && new Map(teachers.data.rows.map(({ id, email }) => [id, email])),
    [teachers.data],
  );

  const open = view?.open.length;
  const isWhole = contracts.data?.missing === 0;
  useEffect(() => {
    if (open === undefined || !isWhole) return;
    toChase?.tell(open);
    keepCount(open);
  }, [open, isWhole, toChase, keepCount]);

  const snooze = useCallback(
    (chosen: readonly ChaseItem[], days: number) => {
      focusBeyond(list.current, chosen);
      const until = days === 0 ? null : daysAfter(today, days);
      mark(
        chosen.map((item) => ({
          contractId: item.contract.id,
          kind: item.kind,
          until,
          remindedOn: marks?.get(keyOfItem(item))?.remindedOn ?? null,
        })),
      );
      toast.success(
        until === null
          ? halves('broughtBack')
          : halves('snoozedUntil', { count: chosen.length, date: dateHalves(until) }),
      );
    },
    [today, mark, marks, toast, halves],
  );
  const reminded = ({ contract, kind }: ChaseItem) => {
    const until = marks?.get(keyOfItem({ contract, kind }))?.until ?? null;
    mark([{ contractId: contract.id, kind, until, remindedOn: today }]);
  };

  const pages = Math.max(1, Math.ceil((view?.groups.length ?? 0) / teachersPerPage));
  const page = Math.min(Math.max(1, state.page), pages);
  const shown = view?.groups.slice((page - 1) * teachersPerPage, page * teachersPerPage) ?? [];
  const untold = contracts.data && untoldIn(contracts.data.contracts);

  return (
    <PageLayout>
      <PageTitle>{plain('title')}</PageTitle>
      <PageHead
        title={stack('title')}
        actions={
          view &&
          (view.snoozed > 0 || state.snoozed) && (
            <Button
              icon={SnoozeIcon}
              aria-pressed={state.snoozed}
              onClick={() => change({ snoozed: !state.snoozed })}
            >
              {t('snoozed')} ({view.snoozed})
            </Button>
          )
        }
      />
      <p className={intro}>{stack('intro')}</p>
      <ChaseFilters
        state={state}
        onChange={change}
        onReset={reset}
        counts={view?.counts}
        found={view?.found}
      />
      {contracts.data && contracts.data.missing > 0 && (
        <Again onRetry={contracts.retry}>{stack('incomplete', { count: contracts.data.missing })}</Again>
      )}
      {contracts.data && contracts.error && <Again onRetry={contracts.retry}>{stack('old')}</Again>}
      {teachers.error && !teachers.data && <Again onRetry={teachers.retry}>{stack('emailsFailed')}</Again>}
      {untold && <Banner tone="info">{stack('untold', { what: halves(`untoldWhat.${untold}`) })}</Banner>}
      {!kept && <Banner tone="caution">{stack('notKept')}</Banner>}
      {view ? (
        <>
          {shown.length === 0 ? (
            <NothingToChase
              state={state}
              snoozed={view.snoozed}
              isAny={isAny(view, state)}
              onChange={change}
              onReset={reset}
            />
          ) : (
            <ul ref={list} className={groupsStyle}>
              {shown.map((group) => (
                <TeacherToChase
                  key={group.teacher?.id ?? 'nobody'}
                  group={group}
                  all={openByTeacher.get(group.teacher?.id) ?? group.items}
                  email={group.teacher && emailOf(emails, group.teacher.id, teachers.error !== undefined)}
                  marks={marks ?? noMarks}
                  today={today}
                  snoozed={state.snoozed}
                  onSnooze={snooze}
                  onRemind={setReminding}
                />
              ))}
            </ul>
          )}
          {pages > 1 && (
            <ListPages
              page={page}
              pageSize={teachersPerPage}
              total={view.groups.length}
              onPage={(next) => {
                change({ page: next });
                window.scrollTo({ top: 0 });
              }}
              label={plain('pages')}
            />
          )}
        </>
      ) : (
        <QueryState error={contracts.error} retry={contracts.retry} />
      )}
      {reminding && (
        <OnDemand load={loadRemind} onClose={() => setReminding(null)}>
          {(RemindDialog) => (
            <RemindDialog
              contract={reminding.contract}
              remindedOn={marks?.get(keyOfItem(reminding))?.remindedOn ?? null}
              onSent={() => reminded(reminding)}
              onClose={() => setReminding(null)}
            />
          )}
        </OnDemand>
      )}
    </PageLayout>
  );
}

const loadRemind = async () => (await import('./RemindDialog')).RemindDialog;
const noMarks = new Map();

interface AgainProps {
  children: ReactNode;
  onRetry: () => void;
}

/** Something that did not come, though the page has enough to go on. */
function Again({ children, onRetry }: AgainProps) {
  const { t } = chaseWords.useWords();
  return (
    <Banner
      tone="caution"
      role="status"
      action={
        <Button size="small" icon={RetryIcon} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}

/** Whether there would be something without the kind and the search. */
function isAny(view: ChaseView, { snoozed }: ChaseState): boolean {
  return snoozed ? view.snoozed > 0 : view.open.length > 0;
}

/** What a backend leaves out of its list: it cannot be chased, and the page must say so. */
function untoldIn(contracts: readonly ContractToChase[]): 'lesson' | 'reports' | 'both' | null {
  const lesson = contracts.some(({ lastLessonOn }) => lastLessonOn === undefined);
  const reports = contracts.some(({ reportsDue }) => reportsDue === null);
  if (lesson) return reports ? 'both' : 'lesson';
  return reports ? 'reports' : null;
}

function emailOf(
  emails: ReadonlyMap<number, string | null> | undefined,
  teacherId: number,
  hasFailed: boolean,
): string | null | undefined {
  if (!emails) return hasFailed ? null : undefined;
  return emails.get(teacherId) ?? null;
}

/** Before rows leave, their next neighbour takes the focus, so that the next can be put away by the same keys. */
function focusBeyond(list: HTMLElement | null, leaving: readonly ChaseItem[]): void {
  const keys = new Set(leaving.map(keyOfItem));
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  const leaves = (row: HTMLElement) => keys.has(row.dataset.item ?? '');
  const last = rows.findLastIndex(leaves);
  const neighbour = rows.slice(last + 1).find((row) => !leaves(row)) ?? rows.findLast((row) => !leaves(row));
  const target =
    neighbour?.querySelector<HTMLElement>('[aria-haspopup], button') ?? document.getElementById(contentId);
  target?.focus();
}
