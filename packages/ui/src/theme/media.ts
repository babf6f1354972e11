import { breakpoint } from './tokens';

/** Media queries by purpose. */
export const media = {
  phone: `screen and (max-width: ${breakpoint.tablet - 0.02}px)`,
  /** Phones and tablets. */
  compact: `screen and (max-width: ${breakpoint.desktop - 0.02}px)`,
  tablet: `screen and (min-width: ${breakpoint.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoint.desktop}px)`,
  /** Wide enough for a side menu next to a table of ten columns. */
  wide: `screen and (min-width: ${breakpoint.wide}px)`,
  /** Large enough for a list that scrolls inside the window; at high zoom the page scrolls instead. */
  roomy: `screen and (min-width: ${breakpoint.tablet}px) and (min-height: 540px)`,
} as const;
