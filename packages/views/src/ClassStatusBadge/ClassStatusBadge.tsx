import type { ClassStatus } from '@portal/domain';
import { Badge, Cluster, Icon } from '@portal/ui';
import { classLooks } from './class-looks';
import { classStatusWords } from './class-status-words';

export interface ClassStatusBadgeProps {
  status: ClassStatus;
}

/** The state of a planned class, by icon and in words (DECISION-51). */
export function ClassStatusBadge({ status }: ClassStatusBadgeProps) {
  const { t } = classStatusWords.useWords();
  const { icon, tone } = classLooks[status];
  return (
    <Badge tone={tone}>
      <Cluster as="span" gap="xxsmall">
        <Icon of={icon} size="small" />
        <span>{t(status)}</span>
      </Cluster>
    </Badge>
  );
}
