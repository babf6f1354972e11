import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

// On paper a block: in a grid none of the sheets would break where it should.
export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': { print: { display: 'block' } },
});

export const parts = style({ '@media': { print: { display: 'none' } } });

export const count = style({ margin: 0, color: vars.color.textSoft, fontVariantNumeric: 'tabular-nums' });
