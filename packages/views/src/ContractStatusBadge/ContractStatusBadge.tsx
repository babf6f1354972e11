import type { ContractStatus } from '@portal/domain';
import { Badge, type BadgeTone } from '@portal/ui';
import { contractStatusWords } from '../contract-status-words';

const tones = {
  pending: 'caution',
  activated: 'positive',
  done: 'info',
  archived: 'neutral',
} as const satisfies Record<ContractStatus, BadgeTone>;

export type ContractStatusBadgeProps = {
  status: ContractStatus;
};

/** Shows the status of a contract as a coloured label. */
export function ContractStatusBadge({ status }: ContractStatusBadgeProps) {
  return (
    <Badge tone={tones[status]}>
      <contractStatusWords.T k={`contractStatus.${status}`} />
    </Badge>
  );
}
