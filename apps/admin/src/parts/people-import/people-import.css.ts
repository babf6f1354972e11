import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
});

/** Frames a row of numbers; their separators end at the frame. */
export const figures = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});

/** The selects for sheet and heading row, next to each other if there is room. */
export const tableChoice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.gutter,
  alignItems: 'end',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Always in the page, but without a gap while empty. */
export const status = style({ selectors: { '&:empty': { display: 'none' } } });

export const waiting = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.textSoft,
});

export const words = style({ overflowWrap: 'anywhere' });

export const quiet = style([words, { color: vars.color.textSoft }]);

export const hint = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

export const verdict = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xxsmall });

export const reasons = style({
  display: 'grid',
  gap: vars.space.hair,
  fontSize: vars.text.caption,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

/** Receives focus only so that screen readers read it. */
export const focusTarget = style({ ':focus-visible': { outline: 'none' } });

/** A column and the select to match it, next to each other if there is room. */
export const matching = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  padding: vars.space.gutter,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});

export const matches = style({ display: 'grid' });

export const match = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${vars.space.xsmall} ${vars.space.gutter}`,
  alignItems: 'start',
  paddingBlock: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const matchHead = style({ display: 'grid', gap: vars.space.hair, minWidth: 0 });

export const headText = style([words, { fontWeight: vars.weight.strong }]);

export const matchChoice = style({ display: 'grid', gap: vars.space.xsmall, justifyItems: 'start' });

globalStyle(`${matchChoice} > :first-child`, { justifySelf: 'stretch' });

/** The cells without a column of their own, as many per line as fit. */
export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.hair} ${vars.space.large}`,
  width: '100%',
});

export const other = style({ minWidth: 0, maxWidth: '100%' });
