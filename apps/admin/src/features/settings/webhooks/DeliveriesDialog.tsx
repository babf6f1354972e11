import { useSendWebhookDelivery, useTestWebhook, useWebhookDeliveries } from '@portal/api-client';
import type { Webhook, WebhookDelivery } from '@portal/domain';
import { DateText, datePair } from '@portal/i18n';
import { QueryState } from '@portal/records';
import { breaks, soft } from '@portal/records/cells';
import { useToast } from '@portal/shell';
import {
  Badge,
  Button,
  Cluster,
  DataTable,
  Dialog,
  EmptyState,
  IconButton,
  RetryIcon,
  Stack,
  type TableColumn,
  Text,
} from '@portal/ui';
import { useMemo, useState } from 'react';
import * as styles from '../settings.css';
import { webhooksWords } from './webhooks-words';

export interface DeliveriesDialogProps {
  webhook: Webhook;
  onClose: () => void;
}

/** What was sent to a webhook, what it answered, and when the portal tries again (DECISION-169). */
export function DeliveriesDialog({ webhook, onClose }: DeliveriesDialogProps) {
  const { t, stack, pair } = webhooksWords.useWords();
  const toast = useToast();
  const [pages, setPages] = useState(1);
  const query = useWebhookDeliveries(webhook.id, pages);
  const test = useTestWebhook();
  const sendAgain = useSendWebhookDelivery();
  const isPaused = webhook.paused !== null;
  const columns = useMemo((): readonly TableColumn<WebhookDelivery>[] => {
    const again = (delivery: WebhookDelivery) =>
      void sendAgain(webhook, delivery.id).then(
        () => toast.success(pair(isPaused ? 'deliveries.held' : 'deliveries.sentAgain')),
        (error: unknown) => toast.danger(pair('deliveries.notSentAgain'), { error }),
      );
    return [
      {
        id: 'event',
        header: t('deliveries.event'),
        width: 220,
        phone: 'title',
        cell: (delivery) => <EventOf delivery={delivery} />,
      },
      {
        id: 'outcome',
        header: t('deliveries.outcome'),
        width: 380,
        cell: (delivery) => <OutcomeOf delivery={delivery} isHeld={isPaused} />,
      },
      {
        id: 'actions',
        header: t('deliveries.actions'),
        hideHeader: true,
        width: 60,
        align: 'end',
        phone: 'corner',
        cell: (delivery) =>
          delivery.state !== 'sending' && (
            <IconButton icon={RetryIcon} onClick={() => again(delivery)}>
              {t('deliveries.againOf', {
                event: pair(`event.${delivery.type}`),
                date: datePair(delivery.createdAt, { time: true }),
              })}
            </IconButton>
          ),
      },
    ];
  }, [t, pair, toast, sendAgain, webhook, isPaused]);
  const sendTest = () =>
    void test(webhook).then(
      () => toast.success(pair('deliveries.tested')),
      (error: unknown) => toast.danger(pair('deliveries.notTested'), { error }),
    );
  return (
    <Dialog
      open
      size="large"
      title={stack('deliveries.title', { name: webhook.description })}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
      onClose={onClose}
    >
      <Stack>
        <Cluster>
          <Button onClick={sendTest}>{t('deliveries.test')}</Button>
          <Button onClick={() => void query.retry()} busy={query.isValidating}>
            {t('deliveries.reload')}
          </Button>
        </Cluster>
        {query.error && !query.data ? (
          <QueryState error={query.error} retry={query.retry} />
        ) : (
          <DataTable
            caption={t('deliveries.caption')}
            columns={columns}
            rows={query.data?.deliveries}
            rowKey={({ id }) => id}
            busy={query.isValidating}
            loadingLabel={t('deliveries.loading')}
          >
            {query.data?.deliveries.length === 0 && (
              <EmptyState title={stack('deliveries.empty')} text={stack('deliveries.emptyText')} />
            )}
          </DataTable>
        )}
        {query.data?.hasMore && <Button onClick={() => setPages(pages + 1)}>{t('deliveries.older')}</Button>}
      </Stack>
    </Dialog>
  );
}

function EventOf({ delivery: { type, createdAt } }: { delivery: WebhookDelivery }) {
  const { t } = webhooksWords.useWords();
  return (
    <span className={styles.person}>
      {t(`event.${type}`)}
      <Text tone="soft" size="caption">
        <DateText value={createdAt} time />
      </Text>
    </span>
  );
}

const tones = {
  waiting: 'caution',
  held: 'neutral',
  sending: 'info',
  succeeded: 'positive',
  failed: 'critical',
} as const;

interface OutcomeOfProps {
  delivery: WebhookDelivery;
  /** Whether the webhook is paused, so that what waits is not sent. */
  isHeld: boolean;
}

function OutcomeOf({ delivery, isHeld }: OutcomeOfProps) {
  const { t } = webhooksWords.useWords();
  const { status, error, answer, attempts, nextAttemptAt } = delivery;
  const state = isHeld && delivery.state === 'waiting' ? 'held' : delivery.state;
  return (
    <span className={styles.person}>
      <span className={styles.userState}>
        <Badge tone={tones[state]}>{t(`deliveries.state.${state}`)}</Badge>
        {status !== null && t('deliveries.answered', { status: String(status) })}
        {attempts > 1 && (
          <Text tone="soft" size="caption">
            {t('deliveries.attempts', { count: attempts })}
          </Text>
        )}
      </span>
      {error && <span>{t(`deliveries.error.${error}`)}</span>}
      {status !== null && status >= 300 && status < 400 && <span>{t('deliveries.redirect')}</span>}
      {answer && <code className={`${soft} ${breaks}`}>{answer}</code>}
      {state === 'waiting' && nextAttemptAt && (
        <Text tone="soft" size="caption">
          {t('deliveries.next', { date: datePair(nextAttemptAt, { time: true }) })}
        </Text>
      )}
    </span>
  );
}
