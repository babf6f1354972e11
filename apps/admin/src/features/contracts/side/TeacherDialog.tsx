import { type Contract, canChangePeople } from '@portal/domain';
import { useState } from 'react';
import { AssignTeacherDialog } from './AssignTeacherDialog';
import { ChangeTeacherDialog } from './ChangeTeacherDialog';

/** Assigns a teacher, or changes the current one; renders nothing if the contract allows neither. */
export function TeacherDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  // From when the dialog opened: after saving, it must not turn into the other dialog before it closes.
  const [former] = useState(contract.teacher);
  if (!canChangePeople(former ? 'changeTeacher' : 'assignTeacher', contract.status)) return null;
  return former ? (
    <ChangeTeacherDialog contract={contract} former={former} onClose={onClose} />
  ) : (
    <AssignTeacherDialog contract={contract} onClose={onClose} />
  );
}
