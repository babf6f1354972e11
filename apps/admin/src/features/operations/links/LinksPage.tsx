import { isUnanswered, useLinks, useSendLinks } from '@portal/api-client';
import {
  canChangeLink,
  type LinkState,
  linkKinds,
  linkOwnerName,
  linkStates,
  type PrivateLink,
} from '@portal/domain';
import { ListScreen, onDemand, useDialogAddress, useListPage } from '@portal/records';
import { useToast } from '@portal/shell';
import {
  Button,
  CalendarIcon,
  CancelledIcon,
  ClockIcon,
  MailIcon,
  RetryIcon,
  type RowKey,
  SelectField,
  useBusy,
} from '@portal/ui';
import { useCallback, useState } from 'react';
import { linkStateWords } from '../../../parts/links/link-state-words';
import * as styles from '../../../parts/links/links.css';
import { useLinkChanges } from '../../../parts/links/useLinkChanges';
import { linkColumns, type RowStep, useLinkActions } from './link-columns';
import { linkList } from './link-list';
import { linkWords } from './link-words';

const dialogs = ['renew', 'expiry', 'revoke', 'create', 'defaults'] as const;

/** The private links of companies and students, with their state and actions (DECISION-51). */
export function LinksPage() {
  const page = useListPage(linkList, useLinks);
  const { query: links } = page;
  const { state, change } = page.address;
  const { kind } = state;
  const { t, pair } = linkWords.useWords();
  const states = linkStateWords.useWords();
  const toast = useToast();
  const sendLinks = useSendLinks();
  const sending = useBusy();
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const [bulk, setBulk] = useState<{ step: RowStep; links: readonly PrivateLink[] } | null>(null);
  const [chosen, setChosen] = useState<{ kind: string; keys: ReadonlySet<RowKey> }>({ kind, keys: none });
  const selected = chosen.kind === kind ? chosen.keys : none;
  const select = (keys: ReadonlySet<RowKey>) => setChosen({ kind, keys });
  const { retry } = links;
  const changes = useLinkChanges(useCallback(async () => void (await retry()), [retry]));
  const actions = useLinkActions(open);
  const picked = (links.data?.rows ?? []).filter(({ id }) => selected.has(id));
  const fitting = (step: RowStep | 'send') => picked.filter((link) => canChangeLink(step, link));
  const stop = () => setBulk(null);
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
      } catch (error) {
        toast.danger(pair(isUnanswered(error) ? 'unanswered' : 'notSent'), { about: 'send links' });
      }
    });
  return (
    <ListScreen
      {...page}
      name="links"
      isInArea
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
          label: pair('stateFilter'),
          activeLabel: state.state && states.pair(`state.${state.state}`),
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
                  onClick={() => (step === 'send' ? void send(able) : setBulk({ step, links: able }))}
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
        <LinkDialog
          key={`${kind} ${dialog} ${recordId}`}
          step={dialog}
          kind={kind}
          recordId={recordId}
          shown={links.data?.rows}
          changes={changes}
          onClose={close}
        />
      )}
      {bulk && <StepDialog {...bulk} changes={changes} onDone={done} onClose={stop} />}
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

const LinkDialog = onDemand(async () => (await import('./LinkDialog')).LinkDialog);
const StepDialog = onDemand(async () => (await import('../../../parts/links/LinkDialogs')).StepDialog);
const loadExport = async () => (await import('./LinksExport')).LinksExport;

interface StateFilterProps {
  value: LinkState | undefined;
  /** Number of links that expire soon. */
  soon: number;
  onChange: (state: LinkState | undefined) => void;
}

/** The filter by status, and a button for the links that expire soon. */
function StateFilter({ value, soon, onChange }: StateFilterProps) {
  const { t, plain } = linkWords.useWords();
  const states = linkStateWords.useWords();
  return (
    <div className={styles.filter}>
      <div className={styles.choice}>
        <SelectField
          label={t('stateFilter')}
          hideLabel
          placeholder={plain('stateFilter')}
          options={linkStates.map((state) => ({ value: state, label: states.plain(`state.${state}`) }))}
          value={value ?? ''}
          onChange={({ currentTarget }) =>
            onChange(linkStates.find((state) => state === currentTarget.value))
          }
        />
      </div>
      {soon > 0 && value !== 'expires-soon' && (
        <Button variant="quiet" size="small" icon={ClockIcon} onClick={() => onChange('expires-soon')}>
          {t('soon', { count: soon })}
        </Button>
      )}
    </div>
  );
}
