import { fullName, type Person } from '@portal/domain';
import { useCallback, useRef, useState } from 'react';
import { isRepeated } from './repeated-press';
import { useOutcomeToast } from './useOutcomeToast';

/**
 * Sends invitations with `send`, one per person at a time, and shows the result in a toast (CON-SIDE-21, MSG-12). The
 * identity of `invite` changes only with `send`.
 */
export function useInvitation(send: (id: number) => Promise<unknown>) {
  const { succeeded, failed } = useOutcomeToast();
  const [underWay, setUnderWay] = useState<ReadonlySet<number>>(none);
  // A ref, because a second click can come before the state is rendered.
  const sending = useRef(new Set<number>());
  const pressed = useRef({ id: 0, at: 0 });
  const invite = useCallback(
    async (person: Person) => {
      const { id } = person;
      const press = { id, at: performance.now() };
      const repeated = isRepeated(press, pressed.current);
      pressed.current = press;
      if (repeated || sending.current.has(id)) return;
      sending.current.add(id);
      setUnderWay(new Set(sending.current));
      const about = `invitation ${id}`;
      try {
        await send(id);
        succeeded('toast.invited', undefined, { about });
      } catch (error) {
        failed('toast.notInvited', { name: fullName(person) }, { about, error });
      } finally {
        sending.current.delete(id);
        setUnderWay(new Set(sending.current));
      }
    },
    [send, succeeded, failed],
  );
  return { invite, busy: underWay.size > 0 };
}

const none: ReadonlySet<number> = new Set();
