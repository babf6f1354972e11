import type { MailState } from '@portal/domain';
import { Badge, type BadgeTone } from '@portal/ui';
import { mailListWords } from './mail-list-words';

const tones = {
  waiting: 'info',
  sending: 'info',
  sent: 'positive',
  failed: 'critical',
  unknown: 'caution',
  bounced: 'critical',
} as const satisfies Record<MailState, BadgeTone>;

/** The state of a mail as a coloured label. */
export function MailStateBadge({ state }: { state: MailState }) {
  return (
    <Badge tone={tones[state]}>
      <mailListWords.T k={`state.${state}`} />
    </Badge>
  );
}
