import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.large,
  outline: 'none',
  // Page breaks do not work inside a grid, so the container is a block when printed.
  '@media': { print: { display: 'block' } },
});

export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const count = style([
  onScreen,
  { margin: 0, color: vars.color.textSoft, fontVariantNumeric: 'tabular-nums', textAlign: 'center' },
]);
