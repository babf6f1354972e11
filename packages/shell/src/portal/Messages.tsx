import { useEffect, useState } from 'react';
import { useToastStore } from '../toasts/useToastStore';
import type { AfterFirstPage } from './AfterFirstPage';

/** The toasts of the app; their code loads right after the first page, together with other parts that can wait. */
export function Messages() {
  const toasts = useToastStore();
  const [AfterFirst, setAfterFirst] = useState<typeof AfterFirstPage>();
  useEffect(() => {
    if (AfterFirst) return;
    const load = () =>
      import('./AfterFirstPage').then(
        (loaded) => setAfterFirst(() => loaded.AfterFirstPage),
        () => undefined,
      );
    void load();
    // Offline, the code cannot be loaded; try again with the next toast.
    return toasts.subscribe(load);
  }, [AfterFirst, toasts]);
  return AfterFirst && <AfterFirst />;
}
