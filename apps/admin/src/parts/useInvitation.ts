import { useInviteTeacher } from '@portal/api-client';
import { fullName, type Person } from '@portal/domain';
import { useRef, useState } from 'react';
import { useOutcome } from './useOutcome';

/** Sends teachers the way to a password, one at a time, and says how that ended (CON-SIDE-21). */
export function useInvitation() {
  const inviteTeacher = useInviteTeacher();
  const { succeeded, failed } = useOutcome();
  const [busy, setBusy] = useState(false);
  // State changes after the next render; a second press can come before it.
  const underWay = useRef(false);
  const invite = async (teacher: Person) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await inviteTeacher(teacher.id);
      succeeded('toast.invited');
    } catch {
      failed('toast.notInvited', { name: fullName(teacher) });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { invite, busy };
}
