import { useEffect, useState } from 'react';

/** Returns whether files are dragged over the page, and stops the browser from opening them. */
export function useFilesOverPage(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      setOver(true);
      // A drop zone has already accepted the drag.
      if (event.defaultPrevented) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
      setOver(false);
    };
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('dragenter', onDragOver, { signal });
    window.addEventListener('dragover', onDragOver, { signal });
    window.addEventListener('dragleave', onDragLeave, { signal });
    window.addEventListener('drop', onDrop, { signal });
    return () => controller.abort();
  }, []);
  return isOver;
}
