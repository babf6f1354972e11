import { useLinks, useSendLinks } from '@portal/api-client';
import { canChangeLink, linkKinds, linkStates, type PrivateLink } from '@portal/domain';
import { useListState, useToast } from '@portal/shell';
import {
  Button,
  CalendarIcon,
  CancelledIcon,
  ClockIcon,
  MailIcon,
  RetryIcon,
  type RowKey,
  useBusy,
} from '@portal/ui';
import { useCallback, useState } from 'react';
import { linkStateWords } from '../../../parts/links/link-state-words';
import { useLinkChanges } from '../../../parts/links/useLinkChanges';
import { ListScreen } from '../../../parts/list/ListScreen';
import { OnDemand } from '../../../parts/OnDemand';
import { linkColumns, type RowStep, useLinkActions } from './link-columns';
import { linkList } from './link-list';
import { linkWords } from './link-words';

type Asked =
  | { step: RowStep; links: readonly PrivateLink[] }
  | { step: 'defaults'; links?: never }
  | { step: 'create'; links?: never };

/** The private links of companies and students: their state, and what the office does with them (DECISION-51). */
export function LinksPage() {
  const address = useListState(linkList);
  const { state, change } = address;
  const { kind } = state;
  const links = useLinks(linkList.queryOf(state));
  const { t, plain, pair } = linkWords.useWords();
  const states = linkStateWords.useWords();
  const toast = useToast();
  const sendLinks = useSendLinks();
  const sending = useBusy();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState<{ kind: string; keys: ReadonlySet<RowKey> }>({ kind, keys: none });
  const selected = chosen.kind === kind ? chosen.keys : none;
  const select = (keys: ReadonlySet<RowKey>) => setChosen({ kind, keys });
  const { retry } = links;
  const changes = useLinkChanges(useCallback(async () => void (await retry()), [retry]));
  const actions = useLinkActions(
    useCallback((step: RowStep, link: PrivateLink) => setAsked({ step, links: [link] }), []),
  );
  const picked = (links.data?.rows ?? []).filter(({ id }) => selected.has(id));
  const fitting = (step: RowStep | 'send') => picked.filter((link) => canChangeLink(step, link));
  const close = () => setAsked(null);
  const done = () => {
    close();
    select(none);
  };
  const send = (to: readonly PrivateLink[]) =>
    sending.run(async () => {
      try {
        toast.success(pair('sent', { count: (await sendLinks(to)).length }), { about: 'send links' });
        select(none);
      } catch {
        toast.danger(pair('notSent'), { about: 'send links' });
      }
    });
  const soon = links.data?.counts['expires-soon'] ?? 0;
  return (
    <ListScreen
      name="links"
      isInArea
      list={linkList}
      address={address}
      query={links}
      useRows={useLinks}
      words={linkWords}
      columns={linkColumns}
      lastColumn={actions}
      rowKey={rowKey}
      create={{ label: t('create'), onClick: () => setAsked({ step: 'create' }) }}
      tools={
        <Button variant="quiet" icon={CalendarIcon} onClick={() => setAsked({ step: 'defaults' })}>
          {t('defaults')}
        </Button>
      }
      scope={{
        kind: 'segments',
        id: 'kind',
        label: t('kind.label'),
        options: linkKinds.map((value) => ({
          value,
          label: (
            <>
              {t(`kind.${value}`)} {links.data?.totals[value]}
            </>
          ),
        })),
      }}
      filters={[
        {
          kind: 'select',
          id: 'state',
          label: t('stateFilter'),
          placeholder: plain('anyState'),
          options: linkStates.map((value) => ({
            value,
            label: states.plain(`state.${value}`),
            activeLabel: states.t(`state.${value}`),
          })),
          width: 220,
        },
      ]}
      notice={
        soon > 0 &&
        state.state !== 'expires-soon' && (
          <div>
            <Button
              size="small"
              variant="quiet"
              icon={ClockIcon}
              onClick={() => change({ state: 'expires-soon' })}
            >
              {t('soon', { count: soon })}
            </Button>
          </div>
        )
      }
      selection={{
        selected,
        onSelect: select,
        label: t('select'),
        allLabel: t('selectAll'),
        summary: t('selected', { count: picked.length }),
        clearLabel: t('deselect'),
        actions: (
          <>
            {bulkSteps.map(([step, icon]) => {
              const able = fitting(step);
              if (able.length === 0) return null;
              return (
                <Button
                  key={step}
                  size="small"
                  icon={icon}
                  busy={step === 'send' && sending.busy}
                  onClick={() => (step === 'send' ? void send(able) : setAsked({ step, links: able }))}
                >
                  {t(step)} {able.length < picked.length && able.length}
                </Button>
              );
            })}
          </>
        ),
      }}
      loadExport={loadExport}
    >
      {asked && (
        <OnDemand load={loadDialogs} onClose={close}>
          {({ RenewDialog, ExpiryDialog, RevokeDialog, DefaultsDialog, CreateDialog }) => {
            if (asked.step === 'defaults') return <DefaultsDialog onClose={close} />;
            if (asked.step === 'create')
              return <CreateDialog kind={kind} changes={changes} onDone={close} onClose={close} />;
            const Dialog = { renew: RenewDialog, expiry: ExpiryDialog, revoke: RevokeDialog }[asked.step];
            return <Dialog links={asked.links} changes={changes} onDone={done} onClose={close} />;
          }}
        </OnDemand>
      )}
    </ListScreen>
  );
}

const rowKey = ({ id }: PrivateLink) => id;
const none: ReadonlySet<RowKey> = new Set();

const bulkSteps = [
  ['renew', RetryIcon],
  ['expiry', CalendarIcon],
  ['send', MailIcon],
  ['revoke', CancelledIcon],
] as const;

const loadDialogs = () => import('../../../parts/links/LinkDialogs');
const loadExport = async () => (await import('./LinksExport')).LinksExport;
