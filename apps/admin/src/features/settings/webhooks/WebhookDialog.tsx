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
import { EditDialog, RecordDialog } from '@portal/records';
import { Text } from '@portal/ui';
import { FormCheckboxGroup, FormTextField } from '@portal/views';
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
  return webhook ? (
    <ChangeDialog webhook={webhook} onClose={onClose} />
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

function ChangeDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { pair, plain } = webhooksWords.useWords();
  return (
    <EditDialog
      form="webhook"
      record={webhook}
      schema={webhookSchema}
      textOf={(stored: Webhook | null) => webhookText(stored ?? undefined)}
      read={useReadWebhook()}
      update={useUpdateWebhook()}
      term={(field) => pair(`form.${field}`)}
      show={(field, text) =>
        field === 'events'
          ? (text.events as WebhookEvent[]).map((event) => plain(`event.${event}`)).join(', ')
          : (text[field] ?? '')
      }
      words={webhooksWords}
      group="form"
      onClose={onClose}
    >
      {({ fields }) => <WebhookFields fields={fields} />}
    </EditDialog>
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
