import { type Contract, canChangePeople } from '@portal/domain';
import { useState } from 'react';
import { AssignTeacherDialog } from './AssignTeacherDialog';
import { ChangeTeacherDialog } from './ChangeTeacherDialog';

export interface TeacherDialogProps {
  contract: Contract;
  onClose: () => void;
}

/** Assigns a teacher where there is none, else another in place of the present one; nothing for a contract that is closed to it. */
export function TeacherDialog({ contract, onClose }: TeacherDialogProps) {
  // As it was opened: once the teacher is saved, the dialog does not turn into the other before it is closed.
  const [former] = useState(contract.teacher);
  if (!canChangePeople(former ? 'changeTeacher' : 'assignTeacher', contract.status)) return null;
  return former ? (
    <ChangeTeacherDialog contract={contract} former={former} onClose={onClose} />
  ) : (
    <AssignTeacherDialog contract={contract} onClose={onClose} />
  );
}
