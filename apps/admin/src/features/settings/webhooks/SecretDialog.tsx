import type { SecretOfWebhook } from '@portal/api-client';
import { datePair } from '@portal/i18n';
import { Banner, Button, CopyField, Dialog, Stack, Text } from '@portal/ui';
import { webhooksWords } from './webhooks-words';

export interface SecretDialogProps {
  created: SecretOfWebhook;
  onClose: () => void;
}

/** Shows a new secret, which cannot be shown again later. */
export function SecretDialog({ created: { secret, webhook }, onClose }: SecretDialogProps) {
  const { t, stack } = webhooksWords.useWords();
  const { description: name, oldSecretUntil } = webhook;
  return (
    <Dialog
      open
      size="small"
      title={stack('secret.title', { name })}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t(secret === null ? 'close' : 'secret.done')}
        </Button>
      }
      onClose={onClose}
    >
      <Stack>
        <Banner tone="caution" role="status">
          {stack(secret === null ? 'secret.forgotten' : 'secret.once')}
        </Banner>
        {secret !== null && (
          <CopyField
            label={t('secret.label')}
            value={secret}
            hint={stack('secret.hint')}
            words={{
              copy: t('secret.copy'),
              copied: t('secret.copied'),
              failed: stack('secret.notCopied'),
            }}
          />
        )}
        {oldSecretUntil && (
          <Text as="div">{stack('secret.overlap', { date: datePair(oldSecretUntil, { time: true }) })}</Text>
        )}
      </Stack>
    </Dialog>
  );
}
