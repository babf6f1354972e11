import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

// A block in print: page breaks do not work in a grid.
export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': { print: { display: 'block' } },
});

export const parts = style({ '@media': { print: { display: 'none' } } });

export const count = style({ color: vars.color.textSoft, fontVariantNumeric: 'tabular-nums' });
