import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/react';

/**
 * Keeps a box above or below its anchor and within the window, while either scrolls. Returns a function that stops it.
 */
export function keepBeside(anchor: HTMLElement, box: HTMLElement): () => void {
  return autoUpdate(anchor, box, async () => {
    const { x, y } = await computePosition(anchor, box, {
      strategy: 'fixed',
      placement: 'top-start',
      middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    });
    Object.assign(box.style, { left: `${x}px`, top: `${y}px`, translate: 'none' });
  });
}
