import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { breakpoint } from '../theme/tokens';

/** Where our calendar is used. Other devices use the browser's picker, which suits touch and zoom. */
const desk = `screen and (min-width: ${breakpoint.tablet}px) and (not (pointer: coarse))`;

export const input = style({
  '@media': {
    [desk]: { selectors: { '&::-webkit-calendar-picker-indicator': { display: 'none' } } },
  },
});

export const button = style({
  display: 'none',
  // Covers Firefox's own picker button, which cannot be removed.
  background: vars.color.surface,
  '@media': { [desk]: { display: 'flex' } },
  selectors: {
    '&[aria-expanded="true"]': { color: vars.color.accent },
    '&:disabled': { background: 'none', cursor: 'not-allowed', color: vars.color.textSoft },
  },
});
