import { useResetSecondFactor, useUsers } from '@portal/api-client';
import { fullName, hasSecondFactor, roles, signInMethodOf, type User } from '@portal/domain';
import { DateText } from '@portal/i18n';
import {
  actionColumn,
  type ListColumn,
  ListScreen,
  namedOptions,
  onDemand,
  useListPage,
} from '@portal/records';
import { lines, soft, softInTitle } from '@portal/records/cells';
import { FailureReason, useSession, useToast } from '@portal/shell';
import {
  Badge,
  Banner,
  Button,
  ConfirmDialog,
  IconButton,
  ReminderIcon,
  type TableColumn,
  UndoIcon,
  useAttempt,
} from '@portal/ui';
import { vocabulary } from '@portal/views';
import { useMemo, useState } from 'react';
import { person } from '../settings.css';
import { ProviderNotes } from './ProviderNotes';
import { factorFilters, type SignInMethodColumnId, signInMethodList } from './sign-in-method-list';
import { signInMethodWords } from './sign-in-method-words';

/** Who signs in how, and who lacks a second factor (DECISION-148). For a backend with the extension `second-factor`. */
export function SignInMethodsPage() {
  const page = useListPage(signInMethodList, useUsers);
  const { query } = page;
  const { plain, pair } = signInMethodWords.useWords();
  const ofDomain = vocabulary.useWords();
  const [chosen, setChosen] = useState<User>();
  const [reminded, setReminded] = useState<readonly User[]>();
  return (
    <ListScreen
      {...page}
      name="signInMethods"
      isInArea
      words={signInMethodWords}
      columns={columns}
      lastColumn={useActionColumn(setChosen, setReminded)}
      filters={[
        {
          kind: 'select',
          id: 'role',
          label: pair('roleFilter'),
          placeholder: plain('roleFilter'),
          options: namedOptions(roles, ofDomain, (value) => `role.${value}`),
          width: 236,
        },
        {
          kind: 'select',
          id: 'secondFactor',
          label: pair('factorFilter'),
          placeholder: plain('factorFilter'),
          options: namedOptions(factorFilters, { plain, pair }, (value) => `factor.${value}`),
          width: 236,
        },
      ]}
      notice={
        <>
          {query.data?.rows.some(({ providerAccess }) => providerAccess) && <ProviderNotes />}
          <PasswordOnly onRemind={setReminded} />
        </>
      }
      loadExport={loadExport}
    >
      {chosen && <ResetDialog key={chosen.id} user={chosen} onClose={() => setChosen(undefined)} />}
      {reminded && <RemindOfFactorDialog people={reminded} onClose={() => setReminded(undefined)} />}
    </ListScreen>
  );
}

const RemindOfFactorDialog = onDemand(
  async () => (await import('./RemindOfFactorDialog')).RemindOfFactorDialog,
);

const loadExport = async () => (await import('./SignInMethodExport')).SignInMethodExport;

/** Maximum number of names in the notice. */
const maxNames = 8;

/** Names the people who sign in with a password only, with a button that reminds them. */
function PasswordOnly({ onRemind }: { onRemind: (people: readonly User[]) => void }) {
  const { t, stack } = signInMethodWords.useWords();
  const { data } = useUsers({ active: true, pageSize: 5000 });
  if (!data) return null;
  const without = data.rows.filter(
    ({ secondFactor, providerAccess }) => !hasSecondFactor(secondFactor) && !providerAccess?.isPasswordOff,
  );
  const count = without.length;
  if (count === 0) return <Banner tone="positive">{stack('missing.none')}</Banner>;
  const isMissing = without.some(({ secondFactor }) => secondFactor?.isRequired);
  return (
    <Banner
      tone={isMissing ? 'caution' : 'info'}
      action={
        <Button size="small" icon={ReminderIcon} onClick={() => onRemind(without)}>
          {t(count === 1 ? 'remind' : 'remindSeveral')}
        </Button>
      }
    >
      {count === 1 ? stack('missing.one') : stack('missing.other', { count })}
      <div>
        {without.slice(0, maxNames).map(fullName).join(', ')}
        {count > maxNames && <> {t('missing.more', { count: count - maxNames })}</>}
      </div>
    </Banner>
  );
}

const columns: readonly ListColumn<User, SignInMethodColumnId>[] = [
  {
    id: 'name',
    width: 262,
    phone: 'title',
    cell: (user) => (
      <span className={person}>
        {fullName(user)}
        <span className={softInTitle}>{user.email}</span>
      </span>
    ),
  },
  { id: 'role', width: 160, cell: ({ role }) => <vocabulary.T k={`role.${role}`} /> },
  { id: 'method', width: 210, cell: (user) => <MethodOfUser user={user} /> },
  {
    id: 'required',
    width: 130,
    cell: ({ secondFactor }) => <signInMethodWords.T k={secondFactor?.isRequired ? 'yes' : 'no'} />,
  },
  {
    id: 'recovery',
    width: 130,
    cell: ({ secondFactor }) => (hasSecondFactor(secondFactor) ? secondFactor?.recoveryCodesLeft : null),
  },
  {
    id: 'lastLogin',
    width: 170,
    cell: ({ lastLoginAt }) =>
      lastLoginAt ? (
        <DateText value={lastLoginAt} time />
      ) : (
        <span className={softInTitle}>
          <signInMethodWords.T k="never" />
        </span>
      ),
  },
];

function MethodOfUser({ user }: { user: User }) {
  const { t } = signInMethodWords.useWords();
  const { providers = [], isPasswordOff = false, isEmergency = false } = user.providerAccess ?? {};
  if (providers.length === 0 && !isPasswordOff && !isEmergency) return <OwnMethod user={user} />;
  return (
    <span className={lines}>
      {isPasswordOff ? <Badge tone="info">{t('providerOnly')}</Badge> : <OwnMethod user={user} />}
      {providers.length > 0 && <span className={soft}>{t('with', { providers: providers.join(', ') })}</span>}
      {isEmergency && <span className={soft}>{t('emergencyAccount')}</span>}
    </span>
  );
}

/** How a person signs in without a provider. */
function OwnMethod({ user: { secondFactor } }: { user: User }) {
  const { t } = signInMethodWords.useWords();
  const method = signInMethodOf(secondFactor);
  if (!secondFactor || method === 'password')
    return (
      <span className={lines}>
        <Badge tone={secondFactor?.isRequired ? 'caution' : 'neutral'}>{t('password')}</Badge>
        {secondFactor?.remindedAt && (
          <span className={soft}>
            {t('remindedOn')} <DateText value={secondFactor.remindedAt} />
          </span>
        )}
      </span>
    );
  const { setUpAt, passkeys, passkeyUsedAt } = secondFactor;
  return (
    <span className={lines}>
      <Badge tone="positive">{t(method)}</Badge>
      {setUpAt && (
        <span className={soft}>
          {t('since')} <DateText value={setUpAt} />
        </span>
      )}
      {passkeys > 0 && (
        <span className={soft}>
          {t('passkeys', { count: passkeys })}{' '}
          {passkeyUsedAt ? <DateText value={passkeyUsedAt} /> : t('neverUsed')}
        </span>
      )}
    </span>
  );
}

/** The last column: resets the second factor of another person, or reminds a person without one. */
function useActionColumn(
  onReset: (user: User) => void,
  onRemind: (people: readonly User[]) => void,
): TableColumn<User> {
  const { t, plain } = signInMethodWords.useWords();
  const { user: self } = useSession();
  return useMemo(
    () =>
      actionColumn(
        t('actions'),
        (user) => {
          if (!hasSecondFactor(user.secondFactor))
            return (
              <IconButton icon={ReminderIcon} title={plain('remind')} onClick={() => onRemind([user])}>
                {t('remind')} {fullName(user)}
              </IconButton>
            );
          if (user.id === self?.id) return null;
          return (
            <IconButton icon={UndoIcon} title={plain('reset')} onClick={() => onReset(user)}>
              {t('reset')} {fullName(user)}
            </IconButton>
          );
        },
        64,
      ),
    [t, plain, onReset, onRemind, self?.id],
  );
}

/** Asks before the codes of a person are reset. */
function ResetDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t, stack, pair } = signInMethodWords.useWords();
  const reset = useResetSecondFactor();
  const toast = useToast();
  const { busy, failure, attempt } = useAttempt();
  const confirm = async () => {
    if (!(await attempt(() => reset(user.id)))) return;
    toast.success(pair('resetDone'));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      tone="critical"
      title={stack('resetTitle')}
      confirmLabel={t('reset')}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{fullName(user)}</p>
      {stack('resetText')}
      {failure && (
        <Banner tone="critical" role="alert">
          <FailureReason error={failure.error}>{stack('resetFailed')}</FailureReason>
        </Banner>
      )}
    </ConfirmDialog>
  );
}
