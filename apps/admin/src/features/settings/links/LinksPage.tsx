import { useLinks, useSendLinks } from '@portal/api-client';
import { canChangeLink, linkKinds, linkOwnerName, type PrivateLink } from '@portal/domain';
import { useListState, useToast } from '@portal/shell';
import { Button, CalendarIcon, CancelledIcon, MailIcon, RetryIcon, type RowKey, useBusy } from '@portal/ui';
import { useCallback, useState } from 'react';
import { linkStateWords } from '../../../parts/links/link-state-words';
import { useLinkChanges } from '../../../parts/links/useLinkChanges';
import { ListScreen } from '../../../parts/list/ListScreen';
import { OnDemand } from '../../../parts/OnDemand';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { linkColumns, type RowStep, useLinkActions } from './link-columns';
import { linkList } from './link-list';
import { linkWords } from './link-words';
import { StateFilter } from './StateFilter';

const dialogs = ['renew', 'expiry', 'revoke', 'create', 'defaults'] as const;

/** The private links of companies and students, with their state and actions (DECISION-51). */
export function LinksPage() {
  const address = useListState(linkList);
  const { state, change } = address;
  const { kind } = state;
  const links = useLinks(linkList.queryOf(state));
  const { t, pair } = linkWords.useWords();
  const states = linkStateWords.useWords();
  const toast = useToast();
  const sendLinks = useSendLinks();
  const sending = useBusy();
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const [several, setSeveral] = useState<{ step: RowStep; links: readonly PrivateLink[] } | null>(null);
  const [chosen, setChosen] = useState<{ kind: string; keys: ReadonlySet<RowKey> }>({ kind, keys: none });
  const selected = chosen.kind === kind ? chosen.keys : none;
  const select = (keys: ReadonlySet<RowKey>) => setChosen({ kind, keys });
  const { retry } = links;
  const changes = useLinkChanges(useCallback(async () => void (await retry()), [retry]));
  const actions = useLinkActions(open);
  const picked = (links.data?.rows ?? []).filter(({ id }) => selected.has(id));
  const fitting = (step: RowStep | 'send') => picked.filter((link) => canChangeLink(step, link));
  const stop = () => setSeveral(null);
  const done = () => {
    stop();
    select(none);
  };
  const send = (to: readonly PrivateLink[]) =>
    sending.run(async () => {
      try {
        const mailed = await sendLinks(kind, to);
        toast.success(pair('sent', { count: mailed.length }), { about: 'send links' });
        const leftOut = picked.filter(({ id }) => !mailed.includes(id)).map(linkOwnerName);
        if (leftOut.length > 0)
          toast.danger(pair('leftOut', { names: leftOut.join(', ') }), { about: 'links left out' });
        select(none);
      } catch {
        toast.danger(pair('notSent'), { about: 'send links' });
      }
    });
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
      create={{ label: t('createLink'), onClick: () => open('create') }}
      tools={
        <Button variant="quiet" icon={CalendarIcon} onClick={() => open('defaults')}>
          {t('defaultExpiry')}
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
          kind: 'other',
          id: 'state',
          label: t('stateFilter'),
          activeLabel: state.state && states.t(`state.${state.state}`),
          field: (
            <StateFilter
              value={state.state || undefined}
              soon={links.data?.counts['expires-soon'] ?? 0}
              onChange={(value) => change({ state: value ?? '' })}
            />
          ),
          width: 420,
        },
      ]}
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
                  onClick={() => (step === 'send' ? void send(able) : setSeveral({ step, links: able }))}
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
      {dialog && (
        <OnDemand key={`${kind} ${dialog} ${recordId}`} load={loadDialog} onClose={close}>
          {(LinkDialog) => (
            <LinkDialog
              step={dialog}
              kind={kind}
              recordId={recordId}
              shown={links.data?.rows}
              changes={changes}
              onClose={close}
            />
          )}
        </OnDemand>
      )}
      {several && (
        <OnDemand load={loadDialogs} onClose={stop}>
          {({ RenewDialog, ExpiryDialog, RevokeDialog }) => {
            const StepDialog = { renew: RenewDialog, expiry: ExpiryDialog, revoke: RevokeDialog }[
              several.step
            ];
            return <StepDialog links={several.links} changes={changes} onDone={done} onClose={stop} />;
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

const loadDialog = async () => (await import('./LinkDialog')).LinkDialog;
const loadDialogs = () => import('../../../parts/links/LinkDialogs');
const loadExport = async () => (await import('./LinksExport')).LinksExport;
