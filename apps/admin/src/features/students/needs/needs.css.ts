import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.small,
  fontWeight: vars.weight.strong,
});

export const quarter = style({
  display: 'grid',
  gap: vars.space.gutter,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const adder = style({
  flex: '0 1 340px',
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const none = style({ color: vars.color.textSoft });
