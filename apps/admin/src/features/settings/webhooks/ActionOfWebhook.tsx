import {
  newIdempotencyKey,
  type SecretOfWebhook,
  usePauseWebhook,
  useRemoveWebhook,
  useRenewWebhookSecret,
} from '@portal/api-client';
import type { Webhook } from '@portal/domain';
import { ActionDialog, actionTexts } from '@portal/records';
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
  const words = webhooksWords.useWords();
  const pause = usePauseWebhook();
  return (
    <ActionDialog
      {...actionTexts(words, 'pausing', { name: webhook.description })}
      action={() => pause(webhook, true)}
      onClose={onClose}
    />
  );
}

function ResumeDialog({ webhook, onClose }: ActionProps) {
  const words = webhooksWords.useWords();
  const pause = usePauseWebhook();
  const { waiting } = webhook;
  return (
    <ActionDialog
      {...actionTexts(words, 'resuming', { name: webhook.description, count: waiting })}
      action={() => pause(webhook, false)}
      onClose={onClose}
      {...(waiting === 0 && { children: <p>{words.stack('resuming.none')}</p> })}
    />
  );
}

function RemoveDialog({ webhook, onClose }: ActionProps) {
  const words = webhooksWords.useWords();
  const remove = useRemoveWebhook();
  return (
    <ActionDialog
      {...actionTexts(words, 'removing', { name: webhook.description })}
      tone="critical"
      action={() => remove(webhook)}
      onClose={onClose}
    />
  );
}
