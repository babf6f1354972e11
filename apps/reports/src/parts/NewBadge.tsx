import { completedSince, daysAfter, type LastReport } from '@portal/domain';
import { localDay } from '@portal/shell';
import { Badge } from '@portal/ui';
import { copy } from '../copy';

type Report = Pick<LastReport, 'file' | 'form'> | null;

/** Number of days for which a report is marked as new; long, because visitors come rarely. */
const newFor = 30;

/** Returns whether a report was completed in the last 30 days. */
export function isNew(report: Report): boolean {
  return completedSince(report, daysAfter(localDay(), -newFor), localDay);
}

export type NewBadgeProps = { report: Report };

/** Marks a new report; renders nothing for other reports. */
export function NewBadge({ report }: NewBadgeProps) {
  const { t } = copy.useWords();
  return isNew(report) && <Badge tone="info">{t('isNew')}</Badge>;
}
