import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

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
