import type { MonthStatus } from '@portal/domain';
import { Badge, type BadgeTone } from '@portal/ui';
import { statementStatusWords } from './statement-status-words';

const tones = {
  open: 'neutral',
  submitted: 'info',
  returned: 'caution',
  approved: 'positive',
  exported: 'positive',
} as const satisfies Record<MonthStatus, BadgeTone>;

export interface StatementStatusBadgeProps {
  status: MonthStatus;
}

/** Shows the status of a teacher's month as a coloured label (DECISION-51). */
export function StatementStatusBadge({ status }: StatementStatusBadgeProps) {
  const { t } = statementStatusWords.useWords();
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
