import type { ReactNode } from 'react';
import type { ActiveFilter } from './ActiveFilters';

export interface FilterBarProps {
  /** Name of the filters and of the button that opens them on phones and tablets, such as "Filters". */
  label: ReactNode;
  /** The main filter, such as the status, visible at all widths; on phones in a line that scrolls. */
  lead?: ReactNode;
  /** The other filters, in a row that wraps; on phones and tablets in a sheet. */
  children?: ReactNode;
  /** The search box, visible at all widths. */
  search?: ReactNode;
  /** The filters that differ from their defaults; each can be removed. */
  active?: readonly ActiveFilter[];
  /** Word before a filter on its remove button, such as "Remove". */
  removeLabel: ReactNode;
  /** Removes all active filters. */
  onReset: () => void;
  /** Label of the button that removes all filters, such as "Reset the filters". */
  resetLabel: ReactNode;
  /** Number of records, such as "1 284 contracts". It announces its changes itself. */
  count?: ReactNode;
  /** Label of the button that closes the sheet, such as "Show 7 contracts". */
  showLabel: ReactNode;
}
