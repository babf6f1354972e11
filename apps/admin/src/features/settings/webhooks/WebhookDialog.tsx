import type { FieldMetadata } from '@conform-to/react';
import { type SecretOfWebhook, useCreateWebhook, useReadWebhook, useUpdateWebhook } from '@portal/api-client';
import {
  type Webhook,
  type WebhookEvent,
  type WebhookFormValues,
  webhookEvents,
  webhookSchema,
  webhookText,
} from '@portal/domain';
import { RecordDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { Text } from '@portal/ui';
import { FormCheckboxGroup, FormTextField } from '@portal/views';
import { useState } from 'react';
import { webhooksWords } from './webhooks-words';

export interface WebhookDialogProps {
  /** Null for a new one. */
  webhook: Webhook | null;
  /** Called with a new webhook, whose secret is only known now. */
  onCreated: (created: SecretOfWebhook) => void;
  onClose: () => void;
}

/** Adds or changes a webhook: what it is for, its address, and its events (DECISION-168). */
export function WebhookDialog({ webhook, onCreated, onClose }: WebhookDialogProps) {
  // A reload of the list must not reset the input.
  const [opened] = useState(webhook);
  return opened ? (
    <EditDialog webhook={opened} onClose={onClose} />
  ) : (
    <CreateDialog onCreated={onCreated} onClose={onClose} />
  );
}

function CreateDialog({ onCreated, onClose }: Omit<WebhookDialogProps, 'webhook'>) {
  const { t, stack } = webhooksWords.useWords();
  const create = useCreateWebhook();
  return (
    <RecordDialog
      draft={{ form: 'webhook', record: 'new', stored: webhookText() }}
      schema={webhookSchema}
      save={(values, { intention }) => create(values, intention)}
      onSaved={(created: SecretOfWebhook) => onCreated(created)}
      refused={stack('form.failed')}
      title={stack('form.create')}
      submitLabel={t('form.submit')}
      onClose={onClose}
    >
      {({ fields }) => <WebhookFields fields={fields} />}
    </RecordDialog>
  );
}

function EditDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t, stack, pair, plain } = webhooksWords.useWords();
  const toast = useToast();
  const read = useReadWebhook();
  const update = useUpdateWebhook();
  return (
    <RecordDialog
      draft={{ form: 'webhook', record: webhook.id, stored: webhookText(webhook) }}
      schema={webhookSchema}
      save={{
        read: () => read(webhook.id),
        write: ({ values, stored }) => update(stored, values),
        textOf: webhookText,
        texts: {
          title: stack('form.changed'),
          term: (field) => pair(`form.${field}`),
          show: (field, text) =>
            field === 'events'
              ? (text.events as WebhookEvent[]).map((event) => plain(`event.${event}`)).join(', ')
              : (text[field] ?? ''),
        },
      }}
      onSaved={() => toast.success(pair('form.saved'))}
      refused={stack('form.kept')}
      title={stack('form.edit')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ fields }) => <WebhookFields fields={fields} />}
    </RecordDialog>
  );
}

type Fields = Readonly<Record<keyof WebhookFormValues, FieldMetadata>>;

function WebhookFields({ fields }: { fields: Fields }) {
  const { t, stack } = webhooksWords.useWords();
  return (
    <>
      <FormTextField field={fields.description} label={t('form.description')} autoComplete="off" />
      <FormTextField
        field={fields.url}
        label={t('form.url')}
        hint={t('form.urlHint')}
        type="url"
        autoComplete="off"
      />
      <FormCheckboxGroup
        field={fields.events}
        label={t('form.events')}
        options={webhookEvents.map((event) => ({ value: event, label: t(`event.${event}`) }))}
      />
      <Text as="div" tone="soft">
        {stack('form.ids')}
      </Text>
      <Text as="div" tone="soft">
        {stack('form.mail')}
      </Text>
    </>
  );
}
