import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { breakpoint } from '../theme/tokens';

/** Where the calendar is ours; elsewhere it is the browser's, which fits a thumb and a zoomed window. */
const desk = `screen and (min-width: ${breakpoint.tablet}px) and (not (pointer: coarse))`;

export const input = style({
  '@media': {
    [desk]: { selectors: { '&::-webkit-calendar-picker-indicator': { display: 'none' } } },
  },
});

export const button = style({
  display: 'none',
  // Firefox draws a button of its own there, which cannot be taken away.
  background: vars.color.surface,
  '@media': { [desk]: { display: 'flex' } },
  selectors: {
    '&[aria-expanded="true"]': { color: vars.color.accent },
    '&:disabled': { background: 'none', cursor: 'not-allowed', color: vars.color.textSoft },
  },
});
