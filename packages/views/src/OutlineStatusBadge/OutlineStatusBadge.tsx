import type { OutlineStatus } from '@portal/domain';
import { Badge, type BadgeTone } from '@portal/ui';
import { vocabulary } from '../vocabulary';

const tones = {
  draft: 'caution',
  submitted: 'positive',
  resub: 'positive',
} as const satisfies Record<OutlineStatus, BadgeTone>;

export type OutlineStatusBadgeProps = {
  status: OutlineStatus;
};

/** Shows the status of an outline as a coloured label (DOMAIN-43). */
export function OutlineStatusBadge({ status }: OutlineStatusBadgeProps) {
  return (
    <Badge tone={tones[status]}>
      <vocabulary.T k={`outlineStatus.${status}`} />
    </Badge>
  );
}
