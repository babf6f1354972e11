import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gap: vars.space.medium,
  minWidth: 0,
  // Less space below than above, because the title belongs to the content below.
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

/** The actions of a row: on one line if the table has room. */
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

/** Keeps the line breaks of the input. */
export const prose = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const status = style({ '@media': { [media.tablet]: { maxWidth: 320 } } });

export const short = style({ maxWidth: 160 });

export const content = style({ display: 'grid', gap: vars.space.gutter });

export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.textSoft,
  fontSize: vars.text.list,
});

export const print = style({ marginInlineStart: 'auto' });
