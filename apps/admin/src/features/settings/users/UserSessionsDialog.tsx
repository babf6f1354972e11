import { fullName, type User } from '@portal/domain';
import { OpenSessionsDialog } from '@portal/shell';

export interface UserSessionsDialogProps {
  user: User;
  onClose: () => void;
}

/** The open sessions of another user, which an administrator may end (DECISION-56). */
export function UserSessionsDialog({ user, onClose }: UserSessionsDialogProps) {
  return <OpenSessionsDialog userId={user.id} name={fullName(user)} onClose={onClose} />;
}
