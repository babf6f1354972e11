import type { Placement } from '@floating-ui/react';
import { type ComponentType, type MouseEvent, type ReactNode, useId, useState } from 'react';
import type { PopoverPanelProps } from './PopoverPanel';

const loadPanel = () => import('./PopoverPanel');

/** What the button that opens a popover carries. */
export interface PopoverTriggerProps {
  id: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

export interface PopoverProps {
  /** Draws the button, which also names the panel: `(props) => <Button {...props}>Colonnes</Button>`. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  /** What the panel holds; as a function it gets `close`, which gives the focus back to the button. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** On which side of the button, while there is room; `bottom-start` when left out. */
  placement?: Placement;
  /** Fetches what the panel holds, where that comes on the first intent as well: the panel opens once it is there. */
  load?: () => Promise<unknown>;
}

interface Opened {
  Panel: ComponentType<PopoverPanelProps>;
  anchor: HTMLElement;
}

/**
 * A button with a small panel of anything: settings, a few fields, an explanation with links. The page around it
 * stays usable; a list of things to do is a `Menu`, a question that must be answered a `Dialog`.
 */
export function Popover({ trigger, children, placement = 'bottom-start', load }: PopoverProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const id = useId();
  /** The panel and its positioning come on the first intent, so that a page with popovers starts without them. */
  const fetchParts = () => Promise.all([loadPanel(), load?.()]).catch(() => undefined);
  const prefetch = () => void fetchParts();
  const open = async (anchor: HTMLElement) => {
    // Without a network the panel cannot come; the page stays as it is and the next press tries again.
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
