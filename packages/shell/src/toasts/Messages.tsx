import { useEffect, useState } from 'react';
import type { AfterFirstPage } from './AfterFirstPage';
import { useToastStore } from './useToastStore';

/** The toasts of the app; their code loads right after the first page, with what else may wait for it. */
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
    // Offline the code cannot load; try again with the next toast.
    return toasts.subscribe(load);
  }, [AfterFirst, toasts]);
  return AfterFirst && <AfterFirst />;
}
