import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const inputs = style({
  display: 'grid',
  gap: vars.space.gutter,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Aligned with the field next to it, whose label is above the field. */
export const level = style({ '@media': { [media.tablet]: { alignSelf: 'end' } } });

export const wholeRow = style({ gridColumn: '1 / -1' });

export const form = style({ display: 'grid', gap: vars.space.gutter });

export const formActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.medium,
});

// Wide buttons on touch screens.
globalStyle(`${formActions} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } });

export const dialogForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
});
