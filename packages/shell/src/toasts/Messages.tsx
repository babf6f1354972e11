import { useEffect, useState } from 'react';
import { usePortal } from '../portal/usePortal';
import type { ToastRegion } from './ToastRegion';

/** The toasts of the app. Their code comes right after the first page, which has none to show. */
export function Messages() {
  const { toasts } = usePortal();
  const [Region, setRegion] = useState<typeof ToastRegion>();
  useEffect(() => {
    if (Region) return;
    const load = () =>
      import('./ToastRegion').then(
        (loaded) => setRegion(() => loaded.ToastRegion),
        () => undefined,
      );
    void load();
    // Without a network it comes with a later message.
    return toasts.subscribe(load);
  }, [Region, toasts]);
  return Region && <Region />;
}
