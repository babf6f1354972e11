import { useChangeOwnPassword } from '@portal/shell';
import { ChangePasswordForm } from '@portal/views';

export interface ChangePasswordProps {
  /** Who is signed in. */
  userId: number;
}

/** The form of one's own password, emptied once it was changed (PORTAL-PROFILE-10). Load it on demand. */
export function ChangePassword({ userId }: ChangePasswordProps) {
  return <ChangePasswordForm onSubmit={useChangeOwnPassword(userId)} />;
}
