import { type SecretOfWebhook, useWebhooks } from '@portal/api-client';
import type { Webhook } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { type ListColumn, onDemand, ShortListPage, useDialogAddress } from '@portal/records';
import { Badge, Banner, type MenuSection, Text } from '@portal/ui';
import { useState } from 'react';
import { useListHistory } from '../../../parts/history/RecordHistory';
import * as styles from '../settings.css';
import { webhooksWords } from './webhooks-words';

const dialogs = ['add', 'edit', 'deliveries', 'renew', 'pause', 'resume', 'remove'] as const;
type DialogName = (typeof dialogs)[number];

/** The addresses of other programs that are told of events (DECISION-168). */
export function WebhooksPage() {
  const { t, stack } = webhooksWords.useWords();
  const webhooks = useWebhooks();
  const address = useDialogAddress(dialogs);
  const { open, close } = address;
  const [created, setCreated] = useState<SecretOfWebhook | null>(null);
  const failing = webhooks.data?.filter(needsCare).length ?? 0;
  const history = useListHistory(
    'webhook',
    (id) => webhooks.data?.find((webhook) => webhook.id === id)?.description,
  );
  const sections = ({ id, paused }: Webhook): readonly MenuSection[] => {
    const item = (name: DialogName, label: 'show' | 'edit' | 'renew' | 'pause' | 'resume' | 'remove') => ({
      id: name,
      label: t(label),
      onSelect: () => open(name, id),
    });
    return [
      {
        id: 'webhook',
        items: [
          item('deliveries', 'show'),
          item('edit', 'edit'),
          item('renew', 'renew'),
          paused ? item('resume', 'resume') : item('pause', 'pause'),
        ],
      },
      ...history.menu(id),
      { id: 'remove', items: [{ ...item('remove', 'remove'), tone: 'critical' }] },
    ];
  };
  return (
    <>
      <ShortListPage
        words={webhooksWords}
        query={webhooks}
        columns={columns}
        menu={{ label: t('menu'), sections }}
        address={address}
        addDialog={() => <WebhookDialog webhook={null} onCreated={setCreated} onClose={close} />}
        rowDialog={(dialog, webhook) => {
          if (dialog === 'edit')
            return <WebhookDialog webhook={webhook} onCreated={setCreated} onClose={close} />;
          if (dialog === 'deliveries') return <DeliveriesDialog webhook={webhook} onClose={close} />;
          return <ActionOfWebhook action={dialog} webhook={webhook} onSecret={setCreated} onClose={close} />;
        }}
      >
        {failing > 0 && <Banner tone="caution">{stack('needsCare', { count: failing })}</Banner>}
      </ShortListPage>
      {history.drawer}
      {created && <SecretDialog created={created} onClose={() => setCreated(null)} />}
    </>
  );
}

const columns: readonly ListColumn<Webhook, 'name' | 'events' | 'state'>[] = [
  { id: 'name', width: 280, phone: 'title', cell: (webhook) => <NameOfWebhook webhook={webhook} /> },
  { id: 'events', width: 240, cell: (webhook) => <EventsOf webhook={webhook} /> },
  { id: 'state', width: 280, cell: (webhook) => <StateOf webhook={webhook} /> },
];

const WebhookDialog = onDemand(async () => (await import('./WebhookDialog')).WebhookDialog);
const SecretDialog = onDemand(async () => (await import('./SecretDialog')).SecretDialog);
const DeliveriesDialog = onDemand(async () => (await import('./DeliveriesDialog')).DeliveriesDialog);
const ActionOfWebhook = onDemand(async () => (await import('./ActionOfWebhook')).ActionOfWebhook);

/** Whether nothing arrives, and nobody has wanted that. */
function needsCare({ paused, failingSince }: Webhook): boolean {
  return paused ? paused.reason !== 'by-hand' : failingSince !== null;
}

function NameOfWebhook({ webhook: { description, url } }: { webhook: Webhook }) {
  return (
    <span className={styles.person}>
      {description}
      <Text tone="soft" size="caption">
        {url}
      </Text>
    </span>
  );
}

function EventsOf({ webhook: { events } }: { webhook: Webhook }) {
  const { t } = webhooksWords.useWords();
  return (
    <span className={styles.person}>
      {events.map((event) => (
        <span key={event}>{t(`event.${event}`)}</span>
      ))}
    </span>
  );
}

const tones = { active: 'positive', failing: 'critical', paused: 'caution' } as const;

function StateOf({ webhook: { paused, failingSince, oldSecretUntil, waiting } }: { webhook: Webhook }) {
  const { t } = webhooksWords.useWords();
  const state = paused ? 'paused' : failingSince ? 'failing' : 'active';
  const time = (moment: string) => datePair(moment, { time: true });
  const lines = [
    paused && t(`reason.${paused.reason}`, { date: datePair(paused.at) }),
    !paused && failingSince && t('since', { date: time(failingSince) }),
    waiting > 0 && t('waiting', { count: waiting }),
    oldSecretUntil && t('twoSecrets', { date: time(oldSecretUntil) }),
  ].filter(Boolean);
  return (
    <span className={styles.person}>
      <span>
        <Badge tone={tones[state]}>{t(`status.${state}`)}</Badge>
      </span>
      {lines.map((line, place) => (
        <Text key={place} tone="soft" size="caption">
          {line}
        </Text>
      ))}
    </span>
  );
}
