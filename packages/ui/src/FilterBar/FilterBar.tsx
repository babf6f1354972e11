import { useContext, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { useIsCompact } from '../DataTable/useIsPhone';
import { FilterIcon } from '../icons';
import { AreaMenu } from '../ListLayout/AreaMenu';
import { ListAreaContext, ListToolsContext, SortSlotContext } from '../ListLayout/list-parts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ActiveFilters } from './ActiveFilters';
import * as styles from './FilterBar.css';
import type { FilterSheet } from './FilterSheet';
import type { FilterBarProps } from './filter-bar-props';

/** Filters, search, active filters and result count above a list (SHELL-120). */
export function FilterBar(props: FilterBarProps) {
  const { label, count, active = [] } = props;
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const isCompact = useIsCompact();

  const focusFirstField = () => {
    const fields = bar.current?.querySelectorAll<HTMLElement>(
      ':is(input:not([type="radio"]), input:checked, select, button)',
    );
    [...(fields ?? [])].find((field) => field.checkVisibility())?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the supported browsers do not all know <search>
    <div
      ref={bar}
      role="search"
      aria-labelledby={`${id}-label`}
      className={isCompact ? styles.compactBar : styles.bar}
    >
      <VisuallyHidden id={`${id}-label`} hidden>
        {label}
      </VisuallyHidden>
      {isCompact ? (
        <CompactToolbar {...props} onFocusLost={focusFirstField} />
      ) : (
        <>
          {props.lead}
          {props.children && <div className={styles.fields}>{props.children}</div>}
          {props.search && <div className={styles.search}>{props.search}</div>}
          <ActiveFilters {...props} onFocusLost={focusFirstField} />
        </>
      )}
      {isCompact && active.length > 0 && (
        <div className={styles.printed} aria-hidden="true">
          {active.map((filter) => (
            <span key={filter.id}>{filter.label}</span>
          ))}
        </div>
      )}
      {/* On phones the sheet's button shows the count, so here it is for screen readers only. */}
      {count && <div className={isCompact ? styles.heardCount : styles.count}>{count}</div>}
    </div>
  );
}

const loadSheet = () => import('./FilterSheet');

interface CompactToolbarProps extends FilterBarProps {
  onFocusLost: () => void;
}

/** Two rows, or one if there is room: search and filter button; area menu and main filter. */
function CompactToolbar(props: CompactToolbarProps) {
  const { label, lead, children, search, active = [] } = props;
  const area = useContext(ListAreaContext);
  const tools = useContext(ListToolsContext);
  const slot = useContext(SortSlotContext);
  const [Sheet, setSheet] = useState<typeof FilterSheet>();
  const leadLine = useRef<HTMLDivElement>(null);

  // Scrolls the selected option into view.
  useEffect(() => {
    const line = leadLine.current;
    const option = line?.querySelector(':checked')?.parentElement;
    if (!line || !option) return;
    const { left, width } = option.getBoundingClientRect();
    line.scrollLeft += left + width / 2 - line.getBoundingClientRect().left - line.clientWidth / 2;
  }, []);

  // Offline the code cannot load; the next press tries again.
  const open = () =>
    void loadSheet().then(
      (loaded) => setSheet(() => loaded.FilterSheet),
      () => undefined,
    );
  const prefetch = () => void loadSheet().catch(() => undefined);
  const hasSheet = Boolean(children || tools) || active.length > 0;
  const number = active.filter(({ isInView }) => !isInView).length;
  return (
    <>
      {(search || hasSheet) && (
        <div className={styles.toolRow}>
          {search && <div className={styles.compactSearch}>{search}</div>}
          {hasSheet && (
            <Button
              icon={FilterIcon}
              className={styles.opener}
              aria-haspopup="dialog"
              aria-expanded={Sheet !== undefined}
              data-active={number > 0 || undefined}
              onClick={open}
              onPointerEnter={prefetch}
              onFocus={prefetch}
            >
              <span>{label}</span>
              {number > 0 && <span className={styles.number}>{number}</span>}
            </Button>
          )}
        </div>
      )}
      {(area || lead) && (
        <div className={styles.leadRow}>
          <AreaMenu />
          {lead && (
            <div ref={leadLine} className={styles.leadLine}>
              {lead}
            </div>
          )}
        </div>
      )}
      {Sheet && <Sheet {...props} tools={tools} slot={slot} onClose={() => setSheet(undefined)} />}
    </>
  );
}
