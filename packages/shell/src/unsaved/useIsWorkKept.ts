import { useEffect, useState } from 'react';
import { usePortal } from '../portal/usePortal';

/** Whether this browser keeps something that the person typed and did not save. */
export function useIsWorkKept(userId: number | undefined): boolean {
  const { unsaved } = usePortal();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (userId === undefined) return;
    const ask = async () => setKept((await (await unsaved()).ofUser(userId)).length > 0);
    // Where the browser keeps nothing, nothing is promised.
    ask().catch(() => undefined);
  }, [unsaved, userId]);
  return isKept;
}
