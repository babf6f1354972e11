import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import * as styles from './Tabs.css';

/** A tab and its panel. */
export interface Tab<Id extends string = string> {
  /** Identifies the tab, such as `attendance`. */
  id: Id;
  /** The text; two lines in bilingual mode if there are several tabs. */
  label: ReactNode;
  /** A count next to the text. */
  count?: ReactNode;
  /** Content of the panel; it mounts when first shown and then stays mounted. */
  content: ReactNode;
}

export interface TabsProps<Id extends string = string>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the tab list, as plain text. */
  label: string;
  /** The tabs in reading order, at least one. */
  tabs: readonly [Tab<Id>, ...Tab<Id>[]];
  /** The tab that is selected initially; the first by default. */
  defaultValue?: Id;
  /** The selected tab when the caller controls it. */
  value?: Id;
  /** Called with the id of the newly selected tab. */
  onValueChange?: (id: Id) => void;
  /** `automatic` (default) selects a tab on arrow keys; `manual` needs Enter, for slow panels. */
  activation?: 'automatic' | 'manual';
}

/** Returns the tab index that a navigation key leads to (ARIA APG), or null. */
const targetOf = (key: string, index: number, length: number): number | null => {
  if (key === 'ArrowRight') return (index + 1) % length;
  if (key === 'ArrowLeft') return (index - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : null;
};

/** Tabs with panels (ARIA APG: tabs). For pages with their own URLs use `SideNav`. */
export function Tabs<Id extends string>({
  label,
  tabs,
  defaultValue = tabs[0].id,
  value,
  onValueChange,
  activation = 'automatic',
  className,
  ...rest
}: TabsProps<Id>) {
  const [ownTab, setOwnTab] = useState(defaultValue);
  const shown = value ?? ownTab;
  const [visited, setVisited] = useState<readonly Id[]>([shown]);
  if (!visited.includes(shown)) setVisited([...visited, shown]);
  // The tab that arrow keys have focused, until focus leaves the tab list: with manual activation it is the Tab stop.
  const [focusedTab, setFocusedTab] = useState<Id | null>(null);
  const idOf = useId();

  const select = (id: Id) => {
    if (id === shown) return;
    setOwnTab(id);
    onValueChange?.(id);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const target = targetOf(event.key, index, tabs.length);
    const next = target === null ? undefined : tabs[target];
    if (!next) return;
    event.preventDefault();
    document.getElementById(`${idOf}-tab-${next.id}`)?.focus();
    if (activation === 'automatic') select(next.id);
  };

  return (
    <div {...rest} className={className ? `${styles.tabs} ${className}` : styles.tabs}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${idOf}-tab-${tab.id}`}
            aria-selected={tab.id === shown}
            aria-controls={`${idOf}-panel-${tab.id}`}
            tabIndex={tab.id === (focusedTab ?? shown) ? 0 : -1}
            className={styles.tab}
            onClick={() => select(tab.id)}
            onFocus={() => setFocusedTab(tab.id)}
            onBlur={() => setFocusedTab(null)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.label} {tab.count != null && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${idOf}-panel-${tab.id}`}
          aria-labelledby={`${idOf}-tab-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may contain only text (ARIA APG)
          tabIndex={0}
          hidden={tab.id !== shown}
          className={styles.panel}
        >
          {visited.includes(tab.id) && tab.content}
        </div>
      ))}
    </div>
  );
}
