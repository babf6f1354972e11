import { useHasExtension, useLink } from '@portal/api-client';
import { canChangeLink } from '@portal/domain';
import { Button, Cluster } from '@portal/ui';
import { useCallback, useState } from 'react';
import { linkDialogWords } from '../../../parts/links/link-dialog-words';
import { useLinkChanges } from '../../../parts/links/useLinkChanges';
import { OnDemand } from '../../../parts/OnDemand';

const steps = ['renew', 'expiry', 'revoke'] as const;
type Step = (typeof steps)[number];

/** Renews, limits or revokes the link of a student; renders nothing without the extension. */
export function LinkSteps({ studentId }: { studentId: number }) {
  const { t } = linkDialogWords.useWords();
  const hasLinks = useHasExtension('links');
  const { data: link, retry } = useLink(hasLinks ? { kind: 'student', id: studentId } : null);
  const changes = useLinkChanges(useCallback(async () => void (await retry()), [retry]));
  const [asked, setAsked] = useState<Step | null>(null);
  if (!link) return null;
  const close = () => setAsked(null);
  return (
    <Cluster>
      {steps.map((step) =>
        canChangeLink(step, link) ? (
          <Button key={step} size="small" variant="quiet" onClick={() => setAsked(step)}>
            {t(step === 'renew' && link.state === 'none' ? 'create' : step)}
          </Button>
        ) : null,
      )}
      {asked && (
        <OnDemand load={loadDialogs} onClose={close}>
          {({ RenewDialog, ExpiryDialog, RevokeDialog }) => {
            const StepDialog = { renew: RenewDialog, expiry: ExpiryDialog, revoke: RevokeDialog }[asked];
            return <StepDialog links={[link]} changes={changes} onDone={close} onClose={close} />;
          }}
        </OnDemand>
      )}
    </Cluster>
  );
}

const loadDialogs = () => import('../../../parts/links/LinkDialogs');
