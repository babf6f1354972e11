import type { CreatedApiKey } from '@portal/api-client';
import { Banner, Button, CopyField, Dialog, Stack } from '@portal/ui';
import { apiKeysWords } from './api-keys-words';

export interface CreatedKeyDialogProps {
  created: CreatedApiKey;
  onClose: () => void;
}

/** Shows the text of a new key, which cannot be shown again later. */
export function CreatedKeyDialog({ created: { token, key }, onClose }: CreatedKeyDialogProps) {
  const { t, stack } = apiKeysWords.useWords();
  return (
    <Dialog
      open
      size="small"
      title={stack('created.title', { name: key.name })}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('created.done')}
        </Button>
      }
      onClose={onClose}
    >
      <Stack>
        <Banner tone="caution" role="status">
          {stack(token === null ? 'created.forgotten' : 'created.once')}
        </Banner>
        {token !== null && (
          <CopyField
            label={t('created.key')}
            value={token}
            hint={stack('created.hint')}
            words={{
              copy: t('created.copy'),
              copied: t('created.copied'),
              failed: stack('created.notCopied'),
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}
