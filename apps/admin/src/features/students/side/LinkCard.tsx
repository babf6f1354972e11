import { useCapabilities, useHasExtension, useLink } from '@portal/api-client';
import { canChangeLink, type PrivateLink, type Student } from '@portal/domain';
import { onDemand } from '@portal/records';
import { useToast } from '@portal/shell';
import {
  Banner,
  Button,
  Card,
  Cluster,
  CopyField,
  RetryButton,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@portal/ui';
import { useCallback, useState } from 'react';
import { quiet, small } from '../../../parts/aside.css';
import { LinkFacts } from '../../../parts/links/LinkFacts';
import { linkDialogWords } from '../../../parts/links/link-dialog-words';
import { useLinkChanges } from '../../../parts/links/useLinkChanges';
import { useFocusOnShown, useShownLink } from '../../../parts/links/useShownLink';
import { sideWords } from './side-words';

/**
 * A student's link to their own reports, to show and copy (STU-EDIT-08, STU-EDIT-09, LINK-STU-11, MSG-26). With the
 * extension `links`, it is requested only when the user wants to see it.
 */
export function LinkCard({ student: { id, linkToken, active } }: { student: Student }) {
  const { t, stack } = sideWords.useWords();
  const extensions = useCapabilities();
  const hasLinks = extensions.data?.includes('links') ?? false;
  const { data: link, error, retry } = useLink(hasLinks ? { kind: 'student', id } : null);
  const tail = linkEnd(link);
  const isThere = linkToken !== null || tail !== null;
  const isKnown = hasLinks ? link !== undefined : extensions.data !== undefined;
  const hasFailed = !isThere && !isKnown && (error ?? extensions.error) !== undefined;
  return (
    <Card title={stack('magicLink')}>
      {isThere && !active && (
        <Banner tone="caution" look="line">
          {stack('link.resting')}
        </Banner>
      )}
      {hasFailed && (
        <Banner
          tone="critical"
          role="alert"
          action={<RetryButton size="small" onRetry={() => Promise.all([extensions.retry(), retry()])} />}
        >
          {stack('link.notShown')}
        </Banner>
      )}
      {!isThere && isKnown && <p className={quiet}>{t('link.none')}</p>}
      <LinkFacts kind="student" id={id} />
      {isThere && <LinkAddress id={id} tail={tail} token={linkToken} active={active} />}
      <LinkSteps studentId={id} />
    </Card>
  );
}

/** Returns when a link that was not revoked expires. */
function linkEnd(link: PrivateLink | undefined): string | null {
  return link && link.state !== 'revoked' ? link.tail : null;
}

interface LinkAddressProps {
  id: number;
  tail: string | null;
  token: string | null;
  active: boolean;
}

function LinkAddress({ id, tail, token, active }: LinkAddressProps) {
  const { t, stack, pair } = sideWords.useWords();
  const toast = useToast();
  const { address, show } = useShownLink({ kind: 'student', id, tail, token });
  const { place, expectFocus } = useFocusOnShown(address);
  return (
    <Stack ref={place}>
      <p className={small}>{stack('link.text')}</p>
      {address === null ? (
        <>
          <p>…/{tail}</p>
          <p className={small}>{stack('link.noted')}</p>
          <Button
            size="small"
            onClick={() => {
              expectFocus();
              show().catch(() => toast.danger(pair('link.notShown')));
            }}
          >
            {t('link.show')}
          </Button>
        </>
      ) : (
        <>
          <CopyField
            label={t('magicLink')}
            hideLabel
            value={address}
            words={{ copy: t('link.copy'), copied: t('link.copied'), failed: stack('link.notCopied') }}
          />
          {active && (
            <TextLink variant="standalone" href={address} target="_blank" rel="noreferrer" external>
              {t('link.open')}
              <VisuallyHidden> {t('link.newTab')}</VisuallyHidden>
            </TextLink>
          )}
        </>
      )}
    </Stack>
  );
}

const steps = ['renew', 'expiry', 'revoke'] as const;
type Step = (typeof steps)[number];

/** Renews, limits or revokes the link of a student; renders nothing without the extension. */
function LinkSteps({ studentId }: { studentId: number }) {
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
      {asked && <StepDialog step={asked} links={[link]} changes={changes} onDone={close} onClose={close} />}
    </Cluster>
  );
}

const StepDialog = onDemand(async () => (await import('../../../parts/links/LinkDialogs')).StepDialog);
