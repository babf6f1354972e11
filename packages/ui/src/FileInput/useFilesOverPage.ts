import { useEffect, useState } from 'react';

/**
 * Whether files are being dragged over the page. Those that miss the place to drop them do nothing: the browser would
 * open them instead of the page, and what was typed would be gone.
 */
export function useFilesOverPage(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      setOver(true);
      // Not over a place to drop on, which would have taken it.
      if (event.defaultPrevented) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
      setOver(false);
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('dragenter', over, { signal });
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => stop.abort();
  }, []);
  return isOver;
}
