import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const lines = (count: string) => `calc(${count} * 1lh + 2 * ${vars.space.small} + 2px)`;

export const textarea = style({
  paddingBlock: vars.space.small,
  lineHeight: 1.5,
  minHeight: lines('var(--min-rows)'),
  maxHeight: lines('var(--max-rows)'),
  resize: 'vertical',
  // Grows without script; browsers without support show `rows` lines and a resize handle.
  fieldSizing: 'content',
});
