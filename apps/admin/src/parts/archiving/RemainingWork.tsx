import { useHasExtension, useRemainingWork, type WhoseWork } from '@portal/api-client';
import type { RemainingContract } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { RefusedBanner } from '@portal/records';
import { Skeleton, Stack, TextLink, VisuallyHidden } from '@portal/ui';
import { ContractStatusBadge } from '@portal/views';
import type { ReactNode } from 'react';
import { pathTo } from '../../paths';
import { lines, small } from '../aside.css';
import { archivingWords } from './archiving-words';

export interface RemainingWorkProps {
  of: WhoseWork;
  /** Says that nothing stays; by default nothing is rendered then. */
  saysNothing?: boolean;
  /** Shown for a backend without the extension `archiving`. */
  children?: ReactNode;
}

/**
 * The contracts and planned classes that stay assigned to an archived person, with links to pages where they can be
 * given to someone else (DECISION-94).
 */
export function RemainingWork({ of, saysNothing = false, children }: RemainingWorkProps) {
  const isKnown = useHasExtension('archiving');
  const { data, error, retry } = useRemainingWork(of);
  const { t, stack } = archivingWords.useWords();
  if (!isKnown) return children;
  if (error && !data)
    return (
      <RefusedBanner error={error} onRetry={retry}>
        {stack('notRead')}
      </RefusedBanner>
    );
  if (!data)
    return (
      <div>
        <VisuallyHidden role="status">{t('reading')}</VisuallyHidden>
        <Skeleton lines={2} />
      </div>
    );
  if (data.length === 0) return saysNothing && <p>{stack('nothing')}</p>;
  return (
    <Stack gap="small">
      <p role="status">{stack('remains', { count: data.length })}</p>
      <ul className={lines}>
        {data.map((contract) => (
          <Remaining key={contract.id} contract={contract} />
        ))}
      </ul>
    </Stack>
  );
}

function Remaining({
  contract: { id, number, status, company, planned, nextOn },
}: {
  contract: RemainingContract;
}) {
  const { t, stack } = archivingWords.useWords();
  return (
    <li>
      <TextLink variant="standalone" href={`${pathTo('courses.edit.basic', { id })}?dialog=teacher`}>
        {number} <VisuallyHidden>{t('changeTeacher', { number })}</VisuallyHidden>
      </TextLink>{' '}
      {company?.name} <ContractStatusBadge status={status} />
      <div className={small}>
        {nextOn === null ? stack('noPlanned') : stack('planned', { count: planned, day: datePair(nextOn) })}
      </div>
    </li>
  );
}
