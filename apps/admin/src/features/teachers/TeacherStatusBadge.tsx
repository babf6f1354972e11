import type { AssignStatus, TeacherCardStatus } from '@portal/domain';
import { Badge, type BadgeTone } from '@portal/ui';
import { vocabulary } from '@portal/views';

const cardTones = {
  inactive: 'neutral',
  invited: 'info',
  'signed-in': 'info',
  'registration-completed': 'positive',
  active: 'positive',
  archived: 'critical',
} as const satisfies Record<TeacherCardStatus, BadgeTone>;

/** The colours of the two assign statuses. */
export const assignTones = {
  assigned: 'positive',
  unassigned: 'neutral',
} as const satisfies Record<AssignStatus, BadgeTone>;

/** The status of a teacher's account (TEA-EDIT-18 to TEA-EDIT-23). */
export function TeacherStatusBadge({ status }: { status: TeacherCardStatus }) {
  return (
    <Badge tone={cardTones[status]}>
      <vocabulary.T k={`teacherCardStatus.${status}`} />
    </Badge>
  );
}

/** Whether a teacher has a contract (TEA-LIST-11, TEA-LIST-12). */
export function AssignStatusBadge({ status }: { status: AssignStatus }) {
  return (
    <Badge tone={assignTones[status]}>
      <vocabulary.T k={`assignStatus.${status}`} />
    </Badge>
  );
}
