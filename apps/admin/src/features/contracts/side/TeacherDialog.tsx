import { assignedTeacher, type Contract, canChangePeople } from '@portal/domain';
import { useLastKnown } from '@portal/records';
import { useState } from 'react';
import { AssignTeacherDialog } from './AssignTeacherDialog';
import { ChangeTeacherDialog } from './ChangeTeacherDialog';

/** Assigns a teacher, or changes the current one; renders nothing if the contract allowed neither from the start. */
export function TeacherDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  // The teacher when the dialog opened: after saving, it must not turn into the other dialog before it closes.
  const [former] = useState(assignedTeacher(contract));
  const isAllowed = canChangePeople(former ? 'changeTeacher' : 'assignTeacher', contract.status);
  if (!useLastKnown(isAllowed || undefined)) return null;
  return former ? (
    <ChangeTeacherDialog contract={contract} former={former} onClose={onClose} />
  ) : (
    <AssignTeacherDialog contract={contract} onClose={onClose} />
  );
}
