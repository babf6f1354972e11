import { groupProposals } from '@portal/domain';
import { Card, contentId, Stack } from '@portal/ui';
import { AnswerProposal, type AnswerProposalProps, type ProposedClass } from './AnswerProposal';
import { proposalWords } from './proposal-words';

export interface AnswerProposalsProps extends Pick<AnswerProposalProps, 'onStale'> {
  /** Planned classes; those without an open proposal are left out. */
  classes: readonly ProposedClass[];
  /** Called after an answer, because the focused button is gone; by default, focuses the content of the page. */
  onAnswered?: () => void;
}

/**
 * The substitutes whom teachers propose, with buttons for the office's answer (DECISION-99). Renders nothing if there
 * are none.
 */
export function AnswerProposals({ classes, onStale, onAnswered = focusContent }: AnswerProposalsProps) {
  const { stack } = proposalWords.useWords();
  const groups = groupProposals(classes).filter(({ proposal }) => proposal.status === 'open');
  if (groups.length === 0) return null;
  return (
    <Card title={stack('title')}>
      <Stack>
        {groups.map((group) => (
          <AnswerProposal key={group.key} group={group} onAnswered={onAnswered} onStale={onStale} />
        ))}
      </Stack>
    </Card>
  );
}

function focusContent(): void {
  document.getElementById(contentId)?.focus();
}
