import { inEm } from './inEm';
import { breakpoint } from './tokens';

/** Media queries by purpose. */
export const media = {
  phone: `screen and (max-width: ${inEm(breakpoint.tablet - 0.02)})`,
  /** Phones and tablets. */
  compact: `screen and (max-width: ${inEm(breakpoint.desktop - 0.02)})`,
  tablet: `screen and (min-width: ${inEm(breakpoint.tablet)})`,
  desktop: `screen and (min-width: ${inEm(breakpoint.desktop)})`,
  /** Wide enough for a side menu next to a table of ten columns. */
  wide: `screen and (min-width: ${inEm(breakpoint.wide)})`,
  /** Large enough for a list that scrolls inside the window; at high zoom the page scrolls instead. */
  roomy: `screen and (min-width: ${inEm(breakpoint.tablet)}) and (min-height: ${inEm(540)})`,
} as const;

/** Conditions of `@supports` by purpose. */
export const supports = {
  /**
   * Browsers in which `content-visibility: auto` may be used. Not in WebKit, the only engine with this property: 2.50
   * keeps the height of the first layout, which cuts off what becomes higher later.
   */
  skippedLayout: 'not (hanging-punctuation: first)',
} as const;
