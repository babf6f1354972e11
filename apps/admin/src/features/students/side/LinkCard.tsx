import { useHasExtension, useLink } from '@portal/api-client';
import { canChangeLink, type Student } from '@portal/domain';
import { entryPoints, placeAddress, useConfig } from '@portal/shell';
import { Banner, Button, Card, Cluster, CopyField, TextLink, VisuallyHidden } from '@portal/ui';
import { useCallback, useState } from 'react';
import { generatePath } from 'react-router-dom';
import { quiet, small } from '../../../parts/aside.css';
import { LinkFacts } from '../../../parts/links/LinkFacts';
import { linkDialogWords } from '../../../parts/links/link-dialog-words';
import { useLinkChanges } from '../../../parts/links/useLinkChanges';
import { onDemand } from '../../../parts/OnDemand';
import { sideWords } from './side-words';

/** A student's link to their own reports, to copy (STU-EDIT-08, STU-EDIT-09, LINK-STU-11, MSG-26). */
export function LinkCard({ student: { id, linkToken, active } }: { student: Student }) {
  const { t, stack } = sideWords.useWords();
  const config = useConfig();
  if (!linkToken)
    return (
      <Card title={stack('magicLink')}>
        <p className={quiet}>{t('link.none')}</p>
        <LinkFacts kind="student" id={id} />
        <LinkSteps studentId={id} />
      </Card>
    );
  const path = generatePath(entryPoints.reports['student.magic.report'], { token_login: linkToken });
  const address = placeAddress(config, { app: 'reports', path });
  return (
    <Card title={stack('magicLink')}>
      {!active && (
        <Banner tone="caution" look="line">
          {stack('link.resting')}
        </Banner>
      )}
      <LinkFacts kind="student" id={id} />
      <p className={small}>{stack('link.text')}</p>
      <CopyField
        label={t('magicLink')}
        hideLabel
        value={new URL(address, location.href).href}
        words={{ copy: t('link.copy'), copied: t('link.copied'), failed: stack('link.notCopied') }}
      />
      {active && (
        <TextLink variant="standalone" href={address} target="_blank" rel="noreferrer" external>
          {t('link.open')}
          <VisuallyHidden> {t('link.newTab')}</VisuallyHidden>
        </TextLink>
      )}
      <LinkSteps studentId={id} />
    </Card>
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
