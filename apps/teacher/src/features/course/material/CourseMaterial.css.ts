import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** Receives the focus if the focused control was removed. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
  outline: 'none',
});

export const list = style({ display: 'grid' });

export const item = style({
  display: 'grid',
  gap: vars.space.small,
  padding: `${vars.space.medium} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { borderTop: 0, paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
});

export const title = style({ fontWeight: vars.weight.medium });

export const soft = style({ color: vars.color.textSoft, fontVariantNumeric: 'tabular-nums' });

/** Preserves the line breaks of a note. */
export const note = style({ whiteSpace: 'pre-line', color: vars.color.textSoft });

/** On a phone the buttons share the width. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  outline: 'none',
  '@media': { print: { display: 'none' } },
});

export const formActions = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: vars.space.small,
  '@media': { [media.tablet]: { display: 'flex', justifyContent: 'flex-end' } },
});

/** A form inside a section, visually separate. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
});

export const request = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
  outline: 'none',
  '@media': { print: { display: 'none' } },
});

export const hint = style({ color: vars.color.textSoft, fontSize: vars.text.list });
