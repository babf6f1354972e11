import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { MenuSection } from './menu-entries';
import { prefetchMenuPopup, useMenuPopup } from './useMenuPopup';

export interface RowMenuProps {
  /** Contains the triggers: buttons with an id and `data-row-menu` set to the row's key. */
  container: RefObject<HTMLElement | null>;
  /** Returns the menu of a row; empty when the row is gone. */
  sections: (rowKey: string) => readonly MenuSection[];
}

const triggerOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row-menu]') : null;

/** One shared menu for all rows: it listens on their container and is anchored to the pressed button. */
export function RowMenu({ container, sections }: RowMenuProps) {
  const { opened, open, close } = useMenuPopup();

  const onClick = useEffectEvent((event: Event) => {
    const trigger = triggerOf(event);
    if (!trigger) return;
    if (opened?.anchor === trigger) close();
    else open(trigger, 'first');
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const trigger = triggerOf(event);
    if (!trigger || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    open(trigger, event.key === 'ArrowDown' ? 'first' : 'last');
  });

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const intent = (event: Event) => {
      if (triggerOf(event)) prefetchMenuPopup();
    };
    const listeners = {
      click: (event: Event) => onClick(event),
      keydown: (event: Event) => onKeyDown(event as KeyboardEvent),
      pointerover: intent,
      focusin: intent,
    };
    for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener);
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
      sections={sections(opened.anchor.dataset.rowMenu ?? '')}
      onClose={close}
    />
  );
}
