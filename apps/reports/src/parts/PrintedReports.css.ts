import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.large,
  outline: 'none',
  // The sheets' own layout is that of the page: in a grid none of them would break where it should.
  '@media': { print: { display: 'block' } },
});

export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const count = style([
  onScreen,
  { margin: 0, color: vars.color.textSoft, fontVariantNumeric: 'tabular-nums', textAlign: 'center' },
]);
