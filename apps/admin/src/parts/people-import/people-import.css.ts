import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const intro = style({ margin: 0 });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
});

/** Frames figures; their separators end at the frame. */
export const figures = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
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

export const verdict = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xxsmall });

export const reasons = style({
  display: 'grid',
  gap: vars.space.hair,
  margin: 0,
  padding: 0,
  listStyle: 'none',
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
