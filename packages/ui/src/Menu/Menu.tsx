import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import type { MenuSection } from './menu-entries';
import { prefetchMenuPopup, useMenuPopup } from './useMenuPopup';

/** Props for the button that opens a menu. */
export interface MenuTriggerProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

export interface MenuProps {
  /** The entries, in sections. */
  sections: readonly MenuSection[];
  /** Renders the button: `(props) => <IconButton {...props} icon={MoreIcon}>...</IconButton>`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
}

/** A menu button. For a menu in each row of a table, use `DataTable`'s `menu`, which shares one menu. */
export function Menu({ sections, trigger }: MenuProps) {
  const { opened, open, close } = useMenuPopup();
  const id = useId();
  return (
    <>
      {trigger({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== null,
        onClick: (event) => {
          if (opened) close();
          else open(event.currentTarget, 'first');
        },
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open(event.currentTarget, event.key === 'ArrowDown' ? 'first' : 'last');
        },
        onPointerEnter: prefetchMenuPopup,
        onFocus: prefetchMenuPopup,
      })}
      {opened && (
        <opened.Popup anchor={opened.anchor} start={opened.start} sections={sections} onClose={close} />
      )}
    </>
  );
}
