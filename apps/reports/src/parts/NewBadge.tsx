import { completedSince, type LastReport } from '@portal/domain';
import { Badge } from '@portal/ui';
import { copy } from '../copy';

type Report = Pick<LastReport, 'file' | 'form'> | null;

/** How long a report is marked as new, in milliseconds: 30 days, because readers visit rarely. */
const newFor = 30 * 24 * 60 * 60 * 1000;

/** Returns whether a report was completed in the last 30 days. */
export function isNew(report: Report): boolean {
  return completedSince(report, new Date(Date.now() - newFor).toISOString().slice(0, 10));
}

export type NewBadgeProps = { report: Report };

/** Marks a new report; renders nothing for other reports. */
export function NewBadge({ report }: NewBadgeProps) {
  const { t } = copy.useWords();
  return isNew(report) && <Badge tone="info">{t('isNew')}</Badge>;
}
