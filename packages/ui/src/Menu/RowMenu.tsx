import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { MenuSection } from './menu-entries';
import { prefetchMenuPopup, useMenuPopup } from './useMenuPopup';

export interface RowMenuProps {
  /** Contains the triggers: buttons with an id and `data-row-menu` set to the row's key. */
  container: RefObject<HTMLElement | null>;
  /** Returns the menu of a row; empty when the row is gone. */
  sections: (rowKey: string) => readonly MenuSection[];
}

const events = ['click', 'keydown', 'pointerover', 'focusin'];

/** One shared menu for all rows: it listens on their container and is anchored to the pressed button. */
export function RowMenu({ container, sections }: RowMenuProps) {
  const { opened, open, close } = useMenuPopup();

  const onEvent = useEffectEvent((event: Event) => {
    const trigger = event.target instanceof Element && event.target.closest<HTMLElement>('[data-row-menu]');
    if (!trigger) return;
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open(trigger, event.key === 'ArrowDown' ? 'first' : 'last');
    } else if (event.type !== 'click') prefetchMenuPopup();
    else if (opened?.anchor === trigger) close();
    else open(trigger, 'first');
  });

  // Before the rows are painted: on a slow device they would be pressed earlier.
  useLayoutEffect(() => {
    const element = container.current;
    const listener = (event: Event) => onEvent(event);
    for (const type of events) element?.addEventListener(type, listener);
    return () => {
      for (const type of events) element?.removeEventListener(type, listener);
    };
  }, [container]);

  const anchor = opened?.anchor;
  useEffect(() => {
    anchor?.setAttribute('aria-expanded', 'true');
    return () => anchor?.setAttribute('aria-expanded', 'false');
  }, [anchor]);

  if (!opened) return null;
  return (
    <opened.Popup
      // Remounts for another row, so that its first entry takes focus.
      key={opened.anchor.id}
      anchor={opened.anchor}
      start={opened.start}
      row={opened.row}
      sections={sections(opened.row ?? '')}
      onClose={close}
    />
  );
}
