import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({
  display: 'grid',
  gap: vars.space.gutter,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Aligned with the date field next to it, whose label is above the field. */
export const level = style({ '@media': { [media.tablet]: { marginBlockStart: '1.75rem' } } });
