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

/** Each class on a chip: as many side by side as fit. */
export const lessonList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const lesson = style({
  padding: `${vars.space.xxsmall} ${vars.space.small}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  fontSize: vars.text.list,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
