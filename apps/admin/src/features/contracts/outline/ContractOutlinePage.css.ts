import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gap: vars.space.medium,
  minWidth: 0,
  // Its heading is nearer to what it heads than to what comes before.
  marginBlockStart: vars.space.small,
  selectors: { '& + &': { marginBlockStart: vars.space.medium } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

/** What can be done with a row: on one line where a table has room for it. */
export const rowActions = style([
  actions,
  { '@media': { [media.tablet]: { flexWrap: 'nowrap', whiteSpace: 'nowrap' } } },
]);

export const name = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  overflowWrap: 'anywhere',
});

/** What a person wrote keeps its lines. */
export const prose = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const status = style({ '@media': { [media.tablet]: { maxWidth: 320 } } });

/** A quantity takes a few digits. */
export const short = style({ maxWidth: 160 });
