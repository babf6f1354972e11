import { useHasExtension, useLink } from '@portal/api-client';
import type { LinkKind } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { soft } from '@portal/records/cells';
import { Cluster } from '@portal/ui';
import { LinkState } from './LinkState';
import { linkStateWords } from './link-state-words';

export interface LinkFactsProps {
  kind: LinkKind;
  /** Id of the company or student. */
  id: number;
}

/** The status of a private link and how often it was opened. Renders nothing without the extension or while loading. */
export function LinkFacts({ kind, id }: LinkFactsProps) {
  const { t } = linkStateWords.useWords();
  const hasLinks = useHasExtension('links');
  const { data: link } = useLink(hasLinks ? { kind, id } : null);
  if (!link) return null;
  return (
    <Cluster>
      <LinkState link={link} />
      {link.state !== 'none' && <span className={soft}>{t('opened', { count: link.timesOpened })}</span>}
      {link.lastOpenedAt && (
        <span className={soft}>{t('lastOpened', { day: datePair(link.lastOpenedAt) })}</span>
      )}
    </Cluster>
  );
}
