import { useIsPasswordOff } from '@portal/api-client';
import { PasswordOffNote, useChangeOwnPassword } from '@portal/shell';
import { ChangePasswordForm } from '@portal/views';

export interface ChangePasswordProps {
  /** The signed-in user. */
  userId: number;
}

/** Form in which users change their own password, reset after success (PORTAL-PROFILE-10). Load it on demand. */
export function ChangePassword({ userId }: ChangePasswordProps) {
  const { change, failure } = useChangeOwnPassword(userId);
  if (useIsPasswordOff(userId)) return <PasswordOffNote />;
  return <ChangePasswordForm failure={failure} onSubmit={change} />;
}
