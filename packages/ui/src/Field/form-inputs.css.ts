import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

// Separate from `inputs.css.ts`, because no first page shows these fields.

/** Wide enough for the longest suffix in use, `minutes`. */
export const withSuffix = style({ paddingInlineEnd: 84 });

const lines = (count: string) => `calc(${count} * 1lh + 2 * ${vars.space.small} + 2px)`;

export const textarea = style({
  paddingBlock: vars.space.small,
  lineHeight: 1.5,
  minHeight: lines('var(--min-rows)'),
  maxHeight: lines('var(--max-rows)'),
  resize: 'vertical',
  // Grows with its content without JavaScript; browsers without support show `rows` lines and a resize handle.
  fieldSizing: 'content',
});

export const password = style({
  paddingInlineEnd: 48,
  // Edge adds its own reveal button.
  selectors: { '&::-ms-reveal': { display: 'none' } },
});

export const date = style({
  fontVariantNumeric: 'tabular-nums',
  // iOS centres the value and collapses an empty date input.
  textAlign: 'start',
  selectors: {
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    '&::-webkit-calendar-picker-indicator': { cursor: 'pointer', opacity: 0.7 },
  },
});
