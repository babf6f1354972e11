import type { Placement } from '@floating-ui/react';
import { type ComponentType, type MouseEvent, type ReactNode, useId, useState } from 'react';
import type { PopoverPanelProps } from './PopoverPanel';

const loadPanel = () => import('./PopoverPanel');

/** Props for the button that opens a popover. */
export interface PopoverTriggerProps {
  id: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

export interface PopoverProps {
  /** Renders the button, which also names the panel: `(props) => <Button {...props}>Colonnes</Button>`. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  /** Content of the panel; a function receives `close`, which also returns focus to the button. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Preferred side of the button; `bottom-start` by default. */
  placement?: Placement;
  /** Loads the content on the first hint of use; the panel opens when it resolves. */
  load?: () => Promise<unknown>;
}

interface Opened {
  Panel: ComponentType<PopoverPanelProps>;
  anchor: HTMLElement;
}

/** A button with a non-modal panel. For actions use `Menu`, for a required answer `Dialog`. */
export function Popover({ trigger, children, placement = 'bottom-start', load }: PopoverProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const id = useId();
  /** Loads the panel and its positioning code on the first hint of use, to keep the first load small. */
  const fetchParts = () => Promise.all([loadPanel(), load?.()]).catch(() => undefined);
  const prefetch = () => void fetchParts();
  const open = async (anchor: HTMLElement) => {
    // Offline the code cannot load; the next press tries again.
    const [loaded] = (await fetchParts()) ?? [];
    if (loaded && anchor.isConnected) setOpened({ Panel: loaded.PopoverPanel, anchor });
  };
  const close = () => setOpened(null);
  const closeToTrigger = () => {
    close();
    opened?.anchor.focus();
  };
  return (
    <>
      {trigger({
        id,
        'aria-haspopup': 'dialog',
        'aria-expanded': opened !== null,
        onClick: ({ currentTarget }) => {
          if (opened) close();
          else open(currentTarget);
        },
        onPointerEnter: prefetch,
        onFocus: prefetch,
      })}
      {opened && (
        <opened.Panel
          anchor={opened.anchor}
          placement={placement}
          onClose={close}
          onCloseToAnchor={closeToTrigger}
        >
          {typeof children === 'function' ? children(closeToTrigger) : children}
        </opened.Panel>
      )}
    </>
  );
}
