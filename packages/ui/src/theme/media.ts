import { breakpoint } from './tokens';

/** Media queries by meaning, so that every style changes at the same width. */
export const media = {
  phone: `screen and (max-width: ${breakpoint.tablet - 0.02}px)`,
  /** A phone or a tablet. */
  compact: `screen and (max-width: ${breakpoint.desktop - 0.02}px)`,
  tablet: `screen and (min-width: ${breakpoint.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoint.desktop}px)`,
  /** Wide enough for a menu beside a table of ten columns. */
  wide: `screen and (min-width: ${breakpoint.wide}px)`,
  /** Wide and high enough for a list that scrolls inside the window; zoomed far in, the page scrolls instead. */
  roomy: `screen and (min-width: ${breakpoint.tablet}px) and (min-height: 540px)`,
} as const;
