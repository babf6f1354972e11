import { ApiError, useSubstituteProposals } from '@portal/api-client';
import { withContracts } from '@portal/domain';
import { Banner, RetryButton } from '@portal/ui';
import { AnswerProposals } from '../../parts/substitute-proposals/AnswerProposals';
import { proposalWords } from '../../parts/substitute-proposals/proposal-words';

/**
 * The open proposals of all teachers (DECISION-99). Renders nothing if there are none, or if the backend has no
 * proposals.
 */
export function ProposedSubstitutes() {
  const { stack } = proposalWords.useWords();
  const { data, error, retry } = useSubstituteProposals(true);
  if (data) return <AnswerProposals classes={withContracts(data.classes, data.contracts)} onStale={retry} />;
  if (!error || (error instanceof ApiError && error.code === 'not-found')) return null;
  return (
    <Banner tone="caution" role="status" action={<RetryButton size="small" onRetry={retry} />}>
      {stack('failed')}
    </Banner>
  );
}
