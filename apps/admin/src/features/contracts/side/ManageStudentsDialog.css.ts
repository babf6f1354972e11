import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const body = style({ display: 'grid', gap: vars.space.gutter });

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const quiet = style({ margin: 0, color: vars.color.textSoft });

/** The unsaved changes, opposite the buttons. */
export const pending = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  marginInlineEnd: 'auto',
  // When empty, hidden on phones but kept for screen readers.
  '@media': { [media.phone]: { selectors: { '&:empty': { position: 'absolute' } } } },
});
