import { createContext, useContext } from 'react';
import type { WaitingCount } from './waiting-count';

export const WaitingCountContext = /* @__PURE__ */ createContext<WaitingCount | undefined>(undefined);

/** Returns the number of follow-ups for the navbar; undefined if the app does not count them. */
export function useWaitingCount(): WaitingCount | undefined {
  return useContext(WaitingCountContext);
}
