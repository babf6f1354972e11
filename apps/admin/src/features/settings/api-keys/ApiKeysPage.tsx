import {
  type CreatedApiKey,
  useApiKeys,
  useEndApiKey,
  useReadApiKey,
  useRenameApiKey,
} from '@portal/api-client';
import { type ApiKey, apiKeyNameSchema, apiKeyState, fullName } from '@portal/domain';
import { DateText, datePair } from '@portal/i18n';
import {
  ActionDialog,
  actionTexts,
  EditDialog,
  type ListColumn,
  type RowButtons,
  ShortListPage,
  useDialogAddress,
} from '@portal/records';
import { useToday } from '@portal/shell';
import { Badge, Banner, DeleteIcon, EditIcon, Text } from '@portal/ui';
import { FormTextField } from '@portal/views';
import { useState } from 'react';
import * as styles from '../settings.css';
import { ApiKeyScopes } from './ApiKeyScopes';
import { apiKeysWords } from './api-keys-words';
import { CreatedKeyDialog } from './CreatedKeyDialog';
import { NewKeyDialog } from './NewKeyDialog';

const dialogs = ['add', 'rename', 'end'] as const;

/** The keys with which other programs call the API (DECISION-165). */
export function ApiKeysPage() {
  const { stack } = apiKeysWords.useWords();
  const today = useToday();
  const keys = useApiKeys();
  const address = useDialogAddress(dialogs);
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  const expiring = keys.data?.filter((key) => apiKeyState(key, today) === 'expiring').length ?? 0;
  return (
    <>
      <ShortListPage
        words={apiKeysWords}
        query={keys}
        columns={columns}
        buttons={buttons}
        address={address}
        addDialog={() => <NewKeyDialog onCreated={setCreated} onClose={address.close} />}
        rowDialog={(dialog, key) =>
          dialog === 'rename' ? (
            <RenameDialog apiKey={key} onClose={address.close} />
          ) : (
            <EndDialog apiKey={key} onClose={address.close} />
          )
        }
      >
        {expiring > 0 && <Banner tone="caution">{stack('expiresSoon', { count: expiring })}</Banner>}
      </ShortListPage>
      {created && <CreatedKeyDialog created={created} onClose={() => setCreated(null)} />}
    </>
  );
}

const columns: readonly ListColumn<ApiKey, 'name' | 'scopes' | 'lastUse' | 'end'>[] = [
  { id: 'name', width: 230, phone: 'title', cell: (key) => <NameOfKey apiKey={key} /> },
  { id: 'scopes', width: 270, cell: (key) => <ApiKeyScopes apiKey={key} /> },
  {
    id: 'lastUse',
    width: 150,
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? <DateText value={lastUsedAt} time /> : <apiKeysWords.T k="never" />,
  },
  { id: 'end', width: 200, cell: (key) => <EndOfKey apiKey={key} /> },
];

const buttons: RowButtons<ApiKey, 'rename' | 'end'> = {
  nameOf: ({ name }) => name,
  width: 100,
  buttons: [
    { dialog: 'rename', icon: EditIcon },
    { dialog: 'end', icon: DeleteIcon, tone: 'critical', isShown: ({ endedAt }) => endedAt === null },
  ],
};

function NameOfKey({ apiKey: { name, start, createdBy, createdAt } }: { apiKey: ApiKey }) {
  const { t } = apiKeysWords.useWords();
  return (
    <span className={styles.person}>
      {name}
      <Text tone="soft" size="caption">
        {start}…
      </Text>
      <Text tone="soft" size="caption">
        {t('madeBy', { name: fullName(createdBy), date: datePair(createdAt) })}
      </Text>
    </span>
  );
}

const tones = { active: 'positive', expiring: 'caution', expired: 'neutral', ended: 'neutral' } as const;

function EndOfKey({ apiKey }: { apiKey: ApiKey }) {
  const { t } = apiKeysWords.useWords();
  const { endedAt, endedBy, endReason, expiresOn, createdBy } = apiKey;
  const state = apiKeyState(apiKey, useToday());
  return (
    <span className={styles.person}>
      <span>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </span>
      <Text tone="soft" size="caption">
        {endedAt === null
          ? t('until', { date: datePair(expiresOn) })
          : t(`endedFor.${endReason ?? 'by-hand'}`, {
              name: fullName(endedBy ?? createdBy),
              date: datePair(endedAt),
            })}
      </Text>
    </span>
  );
}

function EndDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const words = apiKeysWords.useWords();
  const endKey = useEndApiKey();
  return (
    <ActionDialog
      {...actionTexts(words, 'ending', { name: apiKey.name })}
      tone="critical"
      action={() => endKey(apiKey)}
      onClose={onClose}
    />
  );
}

const nameText = (key: ApiKey | null) => ({ name: key?.name ?? '' });

function RenameDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t, pair } = apiKeysWords.useWords();
  const rename = useRenameApiKey();
  return (
    <EditDialog
      form="api-key"
      record={apiKey}
      schema={apiKeyNameSchema}
      textOf={nameText}
      read={useReadApiKey()}
      update={(stored, { name }) => rename(stored, name)}
      term={() => pair('form.nameField')}
      words={apiKeysWords}
      group="renaming"
      onClose={onClose}
    >
      {({ fields }) => (
        <FormTextField
          field={fields.name}
          label={t('form.nameField')}
          hint={t('form.nameHint')}
          autoComplete="off"
        />
      )}
    </EditDialog>
  );
}
