import { useSignInsPage, useUsers } from '@portal/api-client';
import { fullName, type SignIn, signInOutcomes } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { type ListColumn, ListScreen, namedOptions, recordFilter, useListPage } from '@portal/records';
import { breaks, lines, soft } from '@portal/records/cells';
import { SignInOutcomeBadge, signInWords } from '@portal/shell';
import { Badge, Text } from '@portal/ui';
import { MarkedName, useMarkedPair } from '@portal/views';
import { useMemo } from 'react';
import { type SignInColumnId, signInList } from './sign-in-list';
import { signInListWords } from './sign-in-list-words';

/** All users' attempts to sign in, and who ended which session (DECISION-70). */
export function SignInsPage() {
  const page = useListPage(signInList, useSignInsPage);
  const { state, change } = page.address;
  const users = useUsers({ pageSize: 5000 });
  const { plain, pair, stack } = signInListWords.useWords();
  const outcomes = signInWords.useWords();
  const options = useMemo(
    () => (users.data?.rows ?? []).map((user) => ({ value: String(user.id), label: fullName(user) })),
    [users.data],
  );
  return (
    <ListScreen
      {...page}
      name="signIns"
      isInArea
      words={signInListWords}
      columns={signInColumns}
      filters={[
        recordFilter({
          id: 'person',
          label: pair('person'),
          placeholder: plain('anyPerson'),
          source: { options, loading: users.isLoading },
          chosen: state.person,
          onChange: change,
          width: 240,
        }),
        {
          kind: 'select',
          id: 'outcome',
          label: pair('outcomeFilter'),
          placeholder: plain('anyOutcome'),
          options: namedOptions(signInOutcomes, outcomes, (value) => `outcome.${value}`),
          width: 236,
        },
      ]}
      notice={
        <Text size="list" tone="soft">
          {stack('codes')}
        </Text>
      }
      loadExport={loadExport}
    />
  );
}

const loadExport = async () => (await import('./SignInExport')).SignInExport;

/** The columns of the list. Each has a width, so that the browser skips the layout of rows off screen. */
const signInColumns: readonly ListColumn<SignIn, SignInColumnId>[] = [
  { id: 'happened', width: 148, cell: ({ happenedAt }) => <DateText value={happenedAt} time /> },
  { id: 'person', width: 200, phone: 'title', cell: (signIn) => <PersonOfSignIn signIn={signIn} /> },
  { id: 'outcome', width: 240, cell: (signIn) => <OutcomeOfSignIn signIn={signIn} /> },
  { id: 'device', width: 200, cell: (signIn) => <DeviceOfSignIn signIn={signIn} /> },
  { id: 'network', width: 140, cell: (signIn) => <NetworkOfSignIn signIn={signIn} /> },
];

interface CellProps {
  signIn: SignIn;
}

/** The user; for an email address without a user, a short code that distinguishes the addresses. */
function PersonOfSignIn({ signIn: { user, account } }: CellProps) {
  const { t } = signInListWords.useWords();
  return (
    <span className={breaks}>{user ? <MarkedName of={user} /> : account && t('nobody', { account })}</span>
  );
}

function OutcomeOfSignIn({ signIn: { outcome, times, by, endedBy, isOpen, provider } }: CellProps) {
  const { t } = signInListWords.useWords();
  const words = signInWords.useWords();
  const markedPair = useMarkedPair();
  return (
    <span className={lines}>
      <SignInOutcomeBadge outcome={outcome} />
      {times > 1 && <span className={soft}>{words.t('times', { count: times })}</span>}
      {provider !== null && <span className={soft}>{words.t('with', { provider })}</span>}
      {endedBy === 'other' && by && <span className={soft}>{t('endedBy', { name: markedPair(by) })}</span>}
      {isOpen && <span className={soft}>{words.t('open')}</span>}
    </span>
  );
}

function DeviceOfSignIn({ signIn: { browser, system, isNewDevice, isCurrent } }: CellProps) {
  const words = signInWords.useWords();
  return (
    <span className={lines}>
      {[browser, system].filter(Boolean).join(', ') || words.t('unknownDevice')}
      {isNewDevice && <Badge tone="caution">{words.t('newDevice')}</Badge>}
      {isCurrent && <Badge tone="info">{words.t('here')}</Badge>}
    </span>
  );
}

/** A short code of the network: equal codes are the same network. */
function NetworkOfSignIn({ signIn: { network, isSameNetwork } }: CellProps) {
  const words = signInWords.useWords();
  return (
    <span className={lines}>
      {network && <code>{network}</code>}
      {isSameNetwork && <span className={soft}>{words.t('sameNetwork')}</span>}
    </span>
  );
}
