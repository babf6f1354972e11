import { newIdempotencyKey, type PasswordLink, useCreatePasswordLink } from '@portal/api-client';
import { fullName, type User } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { ActionDialog } from '@portal/records';
import { entryPoints, placeAddress, useConfig } from '@portal/shell';
import { Banner, Button, CopyField, Dialog, Stack } from '@portal/ui';
import { useState } from 'react';
import { generatePath } from 'react-router-dom';
import { passwordLinkWords } from './password-link-words';

export interface PasswordLinkDialogProps {
  /** A user who has never signed in. */
  user: User;
  /** Called when the server rejects the request: the user may have signed in in the meantime. */
  onRefused: () => void;
  onClose: () => void;
}

/**
 * Creates a link with which an invited user sets a password, and shows it once, so that the administrator can pass it
 * on (DECISION-55).
 */
export function PasswordLinkDialog({ user, onRefused, onClose }: PasswordLinkDialogProps) {
  const { t, stack, pair } = passwordLinkWords.useWords();
  const create = useCreatePasswordLink();
  // One key per dialog: after a lost response, a retry returns the link that was already created.
  const [key] = useState(newIdempotencyKey);
  const [link, setLink] = useState<PasswordLink | null>(null);
  const name = fullName(user);
  if (link) return <CreatedLink link={link} name={name} onClose={onClose} />;
  return (
    <ActionDialog
      title={stack('title', { name })}
      confirmLabel={t('create')}
      action={async () => setLink(await create(user.id, { idempotencyKey: key }))}
      onFailed={onRefused}
      refused={pair('failed')}
      onClose={onClose}
    >
      <p>{stack('text')}</p>
      <p>{stack('replaces')}</p>
    </ActionDialog>
  );
}

interface CreatedLinkProps {
  link: PasswordLink;
  name: string;
  onClose: () => void;
}

/** The new link, which cannot be shown again later. */
function CreatedLink({ link: { token, expiresAt }, name, onClose }: CreatedLinkProps) {
  const { t, stack } = passwordLinkWords.useWords();
  const config = useConfig();
  const path = token && generatePath(entryPoints.reports['invite.setPassword'], { hash: token });
  const address = path && new URL(placeAddress(config, { app: 'reports', path }), location.href).href;
  return (
    <Dialog
      open
      size="small"
      title={stack('doneTitle', { name })}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
      onClose={onClose}
    >
      <Stack>
        {address === null ? (
          <Banner tone="caution" role="status">
            {stack('forgotten')}
          </Banner>
        ) : (
          <>
            <Banner tone="caution" role="status">
              {stack('once')}
            </Banner>
            <CopyField
              label={t('link')}
              value={address}
              hint={stack('until', { date: datePair(expiresAt, { time: true }) })}
              words={{ copy: t('copy'), copied: t('copied'), failed: stack('notCopied') }}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
