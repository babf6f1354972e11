import {
  newIdempotencyKey,
  type SecretOfWebhook,
  usePauseWebhook,
  useRemoveWebhook,
  useRenewWebhookSecret,
} from '@portal/api-client';
import type { Webhook } from '@portal/domain';
import { ActionDialog } from '@portal/records';
import { useState } from 'react';
import { webhooksWords } from './webhooks-words';

interface ActionProps {
  webhook: Webhook;
  onClose: () => void;
}

export interface ActionOfWebhookProps extends ActionProps {
  action: 'renew' | 'pause' | 'resume' | 'remove';
  /** Called with a new secret. */
  onSecret: (created: SecretOfWebhook) => void;
}

/** Asks before a webhook is paused, resumed or removed, or its secret renewed. */
export function ActionOfWebhook({ action, webhook, onSecret, onClose }: ActionOfWebhookProps) {
  if (action === 'renew') return <RenewDialog webhook={webhook} onSecret={onSecret} onClose={onClose} />;
  if (action === 'remove') return <RemoveDialog webhook={webhook} onClose={onClose} />;
  return action === 'pause' ? (
    <PauseDialog webhook={webhook} onClose={onClose} />
  ) : (
    <ResumeDialog webhook={webhook} onClose={onClose} />
  );
}

function RenewDialog({ webhook, onSecret, onClose }: ActionProps & Pick<ActionOfWebhookProps, 'onSecret'>) {
  const { t, stack, pair } = webhooksWords.useWords();
  const renew = useRenewWebhookSecret();
  // One key per dialog: after a lost response, a retry returns the secret that was already created.
  const [idempotencyKey] = useState(newIdempotencyKey);
  return (
    <ActionDialog
      title={stack('renewing.title', { name: webhook.description })}
      confirmLabel={t('renewing.confirm')}
      action={async () => onSecret(await renew(webhook, { idempotencyKey }))}
      onDone={onClose}
      refused={pair('renewing.failed')}
      onClose={onClose}
    >
      <p>{stack('renewing.text')}</p>
    </ActionDialog>
  );
}

function PauseDialog({ webhook, onClose }: ActionProps) {
  const { t, stack, pair } = webhooksWords.useWords();
  const pause = usePauseWebhook();
  return (
    <ActionDialog
      title={stack('pausing.title', { name: webhook.description })}
      confirmLabel={t('pausing.confirm')}
      action={() => pause(webhook, true)}
      done={pair('pausing.done')}
      refused={pair('pausing.failed')}
      onClose={onClose}
    >
      <p>{stack('pausing.text')}</p>
    </ActionDialog>
  );
}

function ResumeDialog({ webhook, onClose }: ActionProps) {
  const { t, stack, pair } = webhooksWords.useWords();
  const pause = usePauseWebhook();
  const { waiting } = webhook;
  return (
    <ActionDialog
      title={stack('resuming.title', { name: webhook.description })}
      confirmLabel={t('resuming.confirm')}
      action={() => pause(webhook, false)}
      done={pair('resuming.done')}
      refused={pair('resuming.failed')}
      onClose={onClose}
    >
      <p>{waiting === 0 ? stack('resuming.none') : stack('resuming.text', { count: waiting })}</p>
    </ActionDialog>
  );
}

function RemoveDialog({ webhook, onClose }: ActionProps) {
  const { t, stack, pair } = webhooksWords.useWords();
  const remove = useRemoveWebhook();
  return (
    <ActionDialog
      title={stack('removing.title', { name: webhook.description })}
      confirmLabel={t('removing.confirm')}
      tone="critical"
      action={() => remove(webhook)}
      done={pair('removing.done')}
      refused={pair('removing.failed')}
      onClose={onClose}
    >
      <p>{stack('removing.text')}</p>
    </ActionDialog>
  );
}
