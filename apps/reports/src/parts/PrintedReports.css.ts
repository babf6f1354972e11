import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const count = style([
  onScreen,
  { margin: 0, color: vars.color.textSoft, fontVariantNumeric: 'tabular-nums', textAlign: 'center' },
]);
