import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gap: vars.space.gutter,
  padding: 0,
  listStyle: 'none',
});

export const list = style({
  display: 'grid',
  gap: vars.space.small,
  paddingInlineStart: '1.25em',
  // The reset removes the bullets, but sentences of two lines each need them.
  listStyle: 'disc',
});

export const aside = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.small });

export const figure = style({
  fontSize: '1.125rem',
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const about = style({
  color: vars.color.textSoft,
  fontSize: vars.text.body,
  overflowWrap: 'anywhere',
});

/** The classes under one another in columns: two on a phone, more where there is room. */
export const lessonList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.75rem, 100%), 1fr))',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  fontSize: vars.text.list,
  fontVariantNumeric: 'tabular-nums',
});

export const pay = style({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' });

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });

/** As wide for every month, so that the keys stay under the thumb that presses them. */
export const name = style({ flex: '0 1 11rem', textAlign: 'center' });

export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium });

globalStyle(`${keys} > *`, { '@media': { [media.phone]: { flex: '1 1 100%' } } });

/** Takes room only while it says something. */
export const status = style({ selectors: { '&:not(:empty)': { paddingTop: vars.space.medium } } });
