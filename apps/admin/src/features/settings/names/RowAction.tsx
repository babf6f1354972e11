import { Button, type ButtonProps } from '@portal/ui';
import { useLayoutEffect, useRef } from 'react';

/**
 * A row button that may remove its row: the focus then moves to the same button of the next row, not to the top of the
 * page.
 */
export function RowAction(props: ButtonProps) {
  const key = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = key.current;
    return () => {
      if (!element || element !== document.activeElement) return;
      const row = element.closest('[data-row]');
      const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
      neighbour?.querySelector<HTMLElement>('[data-row-deed]')?.focus();
    };
  }, []);
  return <Button {...props} ref={key} size="small" variant="quiet" data-row-deed />;
}
