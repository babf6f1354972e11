import type { ClassStatus } from '@portal/domain';
import {
  type BadgeTone,
  CancelledIcon,
  CircleIcon,
  ClashIcon,
  type IconShape,
  SuccessIcon,
  WarningIcon,
} from '@portal/ui';

/** The icon and colour of each status. */
export const classLooks: Record<ClassStatus, { icon: IconShape; tone: BadgeTone }> = {
  planned: { icon: CircleIcon, tone: 'neutral' },
  recorded: { icon: SuccessIcon, tone: 'positive' },
  missing: { icon: WarningIcon, tone: 'caution' },
  cancelled: { icon: CancelledIcon, tone: 'neutral' },
  clash: { icon: ClashIcon, tone: 'critical' },
};
