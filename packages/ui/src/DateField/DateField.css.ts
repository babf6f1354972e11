import { style } from '@vanilla-extract/css';

export const date = style({
  fontVariantNumeric: 'tabular-nums',
  // iOS centres the value and collapses an empty date input.
  textAlign: 'start',
  selectors: {
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    '&::-webkit-calendar-picker-indicator': { cursor: 'pointer', opacity: 0.7 },
  },
});
