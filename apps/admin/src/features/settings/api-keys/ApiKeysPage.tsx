import {
  type CreatedApiKey,
  useApiKeys,
  useEndApiKey,
  useReadApiKey,
  useRenameApiKey,
} from '@portal/api-client';
import { type ApiKey, apiKeyNameSchema, apiKeyState, fullName } from '@portal/domain';
import { DateText, datePair } from '@portal/i18n';
import { ActionDialog, ListRowDialog, QueryState, RecordDialog, useDialogAddress } from '@portal/records';
import { AreaContent, useToast, useToday } from '@portal/shell';
import {
  Badge,
  Banner,
  Cluster,
  DataTable,
  DeleteIcon,
  EditIcon,
  EmptyState,
  IconButton,
  Stack,
  type TableColumn,
  Text,
} from '@portal/ui';
import { FormTextField } from '@portal/views';
import { useMemo, useState } from 'react';
import * as styles from '../settings.css';
import { ApiKeyScopes } from './ApiKeyScopes';
import { apiKeysWords } from './api-keys-words';
import { CreatedKeyDialog } from './CreatedKeyDialog';
import { NewKeyDialog } from './NewKeyDialog';

const dialogs = ['add', 'rename', 'end'] as const;

/** The keys with which other programs call the API (DECISION-165). */
export function ApiKeysPage() {
  const { t, stack } = apiKeysWords.useWords();
  const today = useToday();
  const keys = useApiKeys();
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  const expiring = keys.data?.filter((key) => apiKeyState(key, today) === 'expiring').length ?? 0;
  const columns = useMemo(
    (): readonly TableColumn<ApiKey>[] => [
      {
        id: 'name',
        header: t('name'),
        width: 230,
        phone: 'title',
        cell: (key) => <NameOfKey apiKey={key} />,
      },
      { id: 'scopes', header: t('scopes'), width: 270, cell: (key) => <ApiKeyScopes apiKey={key} /> },
      {
        id: 'lastUse',
        header: t('lastUse'),
        width: 150,
        cell: ({ lastUsedAt }) => (lastUsedAt ? <DateText value={lastUsedAt} time /> : t('never')),
      },
      { id: 'end', header: t('end'), width: 200, cell: (key) => <EndOfKey apiKey={key} /> },
      {
        id: 'actions',
        header: t('actions'),
        hideHeader: true,
        width: 100,
        align: 'end',
        phone: 'corner',
        cell: (key) => (
          <Cluster gap="hair">
            <IconButton icon={EditIcon} onClick={() => open('rename', key.id)}>
              {t('rename', { name: key.name })}
            </IconButton>
            {key.endedAt === null && (
              <IconButton icon={DeleteIcon} tone="critical" onClick={() => open('end', key.id)}>
                {t('endKey', { name: key.name })}
              </IconButton>
            )}
          </Cluster>
        ),
      },
    ],
    [t, open],
  );
  return (
    <AreaContent create={{ label: t('create'), onClick: () => open('add') }}>
      {keys.error && !keys.data ? (
        <QueryState error={keys.error} retry={keys.retry} />
      ) : (
        <Stack className={styles.page}>
          <Text as="div" tone="soft">
            {stack('intro')}
          </Text>
          {expiring > 0 && <Banner tone="caution">{stack('expiresSoon', { count: expiring })}</Banner>}
          <DataTable
            caption={t('caption')}
            columns={columns}
            rows={keys.data}
            rowKey={({ id }) => id}
            busy={keys.isValidating}
            loadingLabel={t('loading')}
          >
            {keys.data?.length === 0 && <EmptyState title={stack('empty')} text={stack('emptyText')} />}
          </DataTable>
        </Stack>
      )}
      {dialog === 'add' && <NewKeyDialog onCreated={setCreated} onClose={close} />}
      {(dialog === 'rename' || dialog === 'end') && (
        <ListRowDialog
          key={`${dialog} ${recordId}`}
          title={t('caption')}
          notFound={{ title: stack('notFound'), text: stack('notFoundText') }}
          list={keys}
          recordId={recordId}
          onClose={close}
        >
          {(key) =>
            dialog === 'rename' ? (
              <RenameDialog apiKey={key} onClose={close} />
            ) : (
              <EndDialog apiKey={key} onClose={close} />
            )
          }
        </ListRowDialog>
      )}
      {created && <CreatedKeyDialog created={created} onClose={() => setCreated(null)} />}
    </AreaContent>
  );
}

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
  const { t, stack, pair } = apiKeysWords.useWords();
  const endKey = useEndApiKey();
  return (
    <ActionDialog
      title={stack('ending.title', { name: apiKey.name })}
      confirmLabel={t('ending.confirm')}
      tone="critical"
      action={() => endKey(apiKey)}
      done={pair('ending.done')}
      refused={pair('ending.failed')}
      onClose={onClose}
    >
      <p>{stack('ending.text')}</p>
    </ActionDialog>
  );
}

const nameText = ({ name }: ApiKey) => ({ name });

function RenameDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t, stack, pair } = apiKeysWords.useWords();
  const toast = useToast();
  const readKey = useReadApiKey();
  const rename = useRenameApiKey();
  // A reload of the list must not reset the input.
  const [opened] = useState(apiKey);
  return (
    <RecordDialog
      draft={{ form: 'api-key', record: opened.id, stored: nameText(opened) }}
      schema={apiKeyNameSchema}
      save={{
        read: () => readKey(opened.id),
        write: ({ values, stored }) => rename(stored, values.name),
        textOf: nameText,
        texts: {
          title: stack('renaming.changed'),
          term: () => pair('form.nameField'),
          show: (field, text) => text[field],
        },
      }}
      onSaved={() => toast.success(pair('renaming.done'))}
      refused={stack('renaming.failed')}
      title={stack('renaming.title')}
      submitLabel={t('save')}
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
    </RecordDialog>
  );
}
