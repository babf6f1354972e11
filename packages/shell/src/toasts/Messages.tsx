import { useEffect, useState } from 'react';
import { usePortal } from '../portal/usePortal';
import type { ToastRegion } from './ToastRegion';

/** The toasts of the app; their code loads right after the first page. */
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
    // Offline the code cannot load; try again with the next toast.
    return toasts.subscribe(load);
  }, [Region, toasts]);
  return Region && <Region />;
}
