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
  // The reset removes bullets, but list items of two lines need them.
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

/** The classes in columns: two on a phone, more if there is room. */
export const lessonList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.75rem, 100%), 1fr))',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  fontSize: vars.text.list,
  fontVariantNumeric: 'tabular-nums',
});

export const pay = style({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' });

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });

/** A fixed width, so that the buttons do not move under the thumb. */
export const name = style({ flex: '0 1 11rem', textAlign: 'center' });

export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium });

globalStyle(`${keys} > *`, { '@media': { [media.phone]: { flex: '1 1 100%' } } });

/** No padding while empty. */
export const status = style({ selectors: { '&:not(:empty)': { paddingTop: vars.space.medium } } });
