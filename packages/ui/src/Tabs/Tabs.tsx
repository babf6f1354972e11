import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import * as styles from './Tabs.css';

/** A tab over a panel of the same page. */
export interface Tab<Id extends string = string> {
  /** Names the tab among its neighbours, such as `attendance`. */
  id: Id;
  /** The words; two lines in the joint mode where there are several tabs. */
  label: ReactNode;
  /** How many it holds, beside the words. */
  count?: ReactNode;
  /** Its panel; drawn when it is first shown, and kept from then on. */
  content: ReactNode;
}

export interface TabsProps<Id extends string = string>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Name of the row of tabs, one plain string. */
  label: string;
  /** In reading order, one at least. */
  tabs: readonly [Tab<Id>, ...Tab<Id>[]];
  /** The tab shown first; the first of the row when left out. */
  defaultValue?: Id;
  /** The shown tab, where the caller keeps it. */
  value?: Id;
  /** Called with the id of the tab that was chosen. */
  onValueChange?: (id: Id) => void;
  /** `automatic` (default): arrow keys show each panel they reach; `manual`: Enter or Space does, where a panel takes long to come. */
  activation?: 'automatic' | 'manual';
}

/** Where the focus goes from `index`, by the keys of the ARIA APG. */
const targetOf = (key: string, index: number, length: number): number | null => {
  if (key === 'ArrowRight') return (index + 1) % length;
  if (key === 'ArrowLeft') return (index - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : null;
};

/** Panels of which one is shown (ARIA APG, tabs); tabs that are pages with addresses of their own are a `SideNav`. */
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
  const [own, setOwn] = useState(defaultValue);
  const shown = value ?? own;
  const [visited, setVisited] = useState<readonly Id[]>([shown]);
  if (!visited.includes(shown)) setVisited([...visited, shown]);
  // Where arrow keys have gone, until the focus leaves the row: Tab goes on from there, not back to the shown tab.
  const [reached, setReached] = useState<Id | null>(null);
  const idOf = useId();

  const show = (id: Id) => {
    if (id === shown) return;
    setOwn(id);
    onValueChange?.(id);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const target = targetOf(event.key, index, tabs.length);
    const next = target === null ? undefined : tabs[target];
    if (!next) return;
    event.preventDefault();
    document.getElementById(`${idOf}-tab-${next.id}`)?.focus();
    if (activation === 'automatic') show(next.id);
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
            tabIndex={tab.id === (reached ?? shown) ? 0 : -1}
            className={styles.tab}
            onClick={() => show(tab.id)}
            onFocus={() => setReached(tab.id)}
            onBlur={() => setReached(null)}
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: reached by Tab even when it holds only text (ARIA APG)
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
