import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const adder = style({
  flex: '0 1 340px',
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const none = style({ margin: 0, color: vars.color.textSoft });
