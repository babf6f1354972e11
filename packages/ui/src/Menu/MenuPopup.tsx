import { useDismiss, useInteractions, useListNavigation, useTypeahead } from '@floating-ui/react';
import { foldText } from '@portal/domain';
import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon';
import { CheckIcon } from '../icons';
import { useLinkComponent } from '../Link/LinkProvider';
import { useAnchoredPopup } from '../Popup/useAnchoredPopup';
import * as styles from './Menu.css';
import type { MenuItem, MenuSection } from './menu-entries';

export interface MenuPopupProps {
  /** The button that opened the menu; it also names the menu. */
  anchor: HTMLElement;
  /** The row of that button, if it has one. The menu closes when the button belongs to another row, or is removed. */
  row?: string | undefined;
  /** The entries; the menu closes when there are none. */
  sections: readonly MenuSection[];
  /** The entry to focus first. */
  start: 'first' | 'last';
  onClose: () => void;
}

/** In bilingual mode an entry reads `Modifier - Edit`; typing the start of either word finds it. */
const findMatch = (texts: (string | null)[], typed: string) =>
  texts.find((text) => text?.split(' - ').some((word) => foldText(word).startsWith(foldText(typed)))) ?? null;

/** The open menu (ARIA APG: menu button), with arrow keys, Home, End and typeahead; Escape restores focus. */
export function MenuPopup({ anchor, row, sections, start, onClose }: MenuPopupProps) {
  const items = sections.flatMap((section) => section.items);
  const [activeIndex, setActiveIndex] = useState<number | null>(start === 'first' ? 0 : items.length - 1);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const texts = useRef<(string | null)[]>([]);

  const closeTo = (focus: HTMLElement | null) => {
    onClose();
    focus?.focus();
  };

  useLayoutEffect(() => {
    if (!anchor.isConnected) {
      onClose();
      // A table then focuses a row next to the removed button.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
    // The row is gone, or it has moved and the button belongs to another row now.
    else if (items.length === 0 || anchor.dataset.rowMenu !== row) closeTo(anchor);
  });

  const { ref, style, context } = useAnchoredPopup({
    anchor,
    placement: 'bottom-end',
    onOpenChange: (_open, event) => closeTo(event instanceof KeyboardEvent ? anchor : null),
  });

  const { getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context),
    useListNavigation(context, {
      listRef: elements,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      // Blocked entries are focusable too, because they say why.
      disabledIndices: [],
    }),
    useTypeahead(context, { listRef: texts, activeIndex, onMatch: setActiveIndex, findMatch }),
  ]);

  const choose = (item: MenuItem) => (event: MouseEvent) => {
    if (item.blockedReason != null) {
      event.preventDefault();
      return;
    }
    // Restore focus first: a dialog that the entry opens then returns focus to the trigger when it closes.
    closeTo(anchor);
    item.onSelect?.();
  };

  let index = -1;
  return (
    <div
      ref={ref}
      popover="manual"
      role="menu"
      // Reuse the button's own aria-labelledby, because a reference is not followed twice.
      aria-labelledby={anchor.getAttribute('aria-labelledby') ?? anchor.id}
      tabIndex={-1}
      className={styles.popup}
      style={style}
      {...getFloatingProps({
        onKeyDown: (event) => {
          // Tab moves on from the trigger, as if the menu were not there.
          if (event.key === 'Tab') closeTo(anchor);
          if (event.key !== 'Escape') return;
          // Keeps the surrounding dialog open, which the browser closes unless the key press is prevented.
          event.preventDefault();
          event.stopPropagation();
        },
      })}
    >
      {sections.map((section) => (
        <MenuGroup key={section.id} section={section}>
          {section.items.map((item) => {
            index += 1;
            const position = index;
            return (
              <MenuEntry
                key={item.id}
                item={item}
                isActive={position === activeIndex}
                props={getItemProps({
                  ref: (element: HTMLElement | null) => {
                    elements.current[position] = element;
                    texts.current[position] = element?.textContent ?? null;
                  },
                  onClick: choose(item),
                })}
              />
            );
          })}
        </MenuGroup>
      ))}
    </div>
  );
}

function MenuGroup({ section, children }: { section: MenuSection; children: React.ReactNode }) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu cannot contain a fieldset
    <div
      role="group"
      aria-labelledby={section.caption == null ? undefined : captionId}
      className={styles.section}
    >
      {section.caption != null && (
        <div id={captionId} className={styles.caption}>
          {section.caption}
        </div>
      )}
      {children}
    </div>
  );
}

interface MenuEntryProps {
  item: MenuItem;
  isActive: boolean;
  props: Record<string, unknown>;
}

function MenuEntry({ item, isActive, props }: MenuEntryProps) {
  const AppLink = useLinkComponent();
  const reasonId = useId();
  const isBlocked = item.blockedReason != null;
  const attributes = {
    role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': item.checked,
    'aria-disabled': isBlocked || undefined,
    'aria-describedby': isBlocked ? reasonId : undefined,
    tabIndex: isActive ? 0 : -1,
    className: item.tone === 'critical' ? styles.criticalItem : styles.item,
    ...props,
  };
  const shape = item.checked ? CheckIcon : item.icon;
  const content = (
    <>
      {shape ? <Icon of={shape} className={styles.icon} /> : <span className={styles.icon} />}
      <span className={styles.words}>
        <span>{item.label}</span>
        {isBlocked && (
          <span id={reasonId} className={styles.reason}>
            {item.blockedReason}
          </span>
        )}
      </span>
    </>
  );
  return item.href !== undefined && !isBlocked ? (
    <AppLink {...attributes} href={item.href} aria-current={item.current ? 'page' : undefined}>
      {content}
    </AppLink>
  ) : (
    <button type="button" {...attributes}>
      {content}
    </button>
  );
}
