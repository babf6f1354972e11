import type { ClassStatus } from '@portal/domain';
import { Badge } from '@portal/ui';
import { classLooks } from './class-looks';
import { classStatusWords } from './class-status-words';

export interface ClassStatusBadgeProps {
  status: ClassStatus;
}

/** Shows the status of a planned class as a coloured label (DECISION-51). */
export function ClassStatusBadge({ status }: ClassStatusBadgeProps) {
  const { t } = classStatusWords.useWords();
  return <Badge tone={classLooks[status].tone}>{t(status)}</Badge>;
}
