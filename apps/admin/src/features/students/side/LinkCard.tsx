import type { Student } from '@portal/domain';
import { entryPoints, placeAddress, useConfig } from '@portal/shell';
import { Banner, Card, CopyField, TextLink, VisuallyHidden } from '@portal/ui';
import { generatePath } from 'react-router-dom';
import { quiet, small } from '../../../parts/aside.css';
import { LinkFacts } from '../../../parts/links/LinkFacts';
import { LinkSteps } from './LinkSteps';
import { sideWords } from './side-words';

export interface LinkCardProps {
  student: Student;
}

/** A student's link to their own reports, to copy (STU-EDIT-08, STU-EDIT-09, LINK-STU-11, MSG-26). */
export function LinkCard({ student: { id, linkToken, active } }: LinkCardProps) {
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
