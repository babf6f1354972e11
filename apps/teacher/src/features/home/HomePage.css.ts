import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gap: vars.space.gutter,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A link with a line to itself: far enough from the next for a pointer, and for a thumb. */
export const linkLine = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target.pointer,
  '@media': { '(pointer: coarse)': { minHeight: vars.target.thumb } },
});
