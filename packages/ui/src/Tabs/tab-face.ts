import type { ReactNode } from 'react';

/** What is seen of a tab. */
interface TabFace<Id extends string> {
  /** Names the tab among its neighbours, such as `attendance`. */
  id: Id;
  /** The words; two lines in the joint mode where there are several tabs. */
  label: ReactNode;
  /** How many it holds, beside the words. */
  count?: ReactNode;
}

/** A tab over a panel of the same page. */
export interface Tab<Id extends string = string> extends TabFace<Id> {
  /** Its panel; drawn when it is first shown, and kept from then on. */
  content: ReactNode;
}

/** A tab that leads to a page of its own. */
export interface TabLink<Id extends string = string> extends TabFace<Id> {
  href: string;
  /** The page that is open. */
  current?: boolean;
}
