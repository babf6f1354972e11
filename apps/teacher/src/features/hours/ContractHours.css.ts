import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const aside = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.small });

export const figure = style({
  fontSize: '1.125rem',
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const about = style({
  margin: 0,
  color: vars.color.textSoft,
  fontSize: vars.text.body,
  overflowWrap: 'anywhere',
});

/** The classes under one another in columns: two on a phone, more where there is room. */
export const lessonList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.75rem, 100%), 1fr))',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  margin: 0,
  padding: 0,
  fontSize: vars.text.list,
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
});

export const pay = style({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' });
