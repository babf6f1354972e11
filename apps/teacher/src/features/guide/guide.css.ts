import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space.small,
  paddingInlineStart: '1.25em',
  // The reset removes bullets, but list items of two lines need them.
  listStyle: 'disc',
});

/** A checklist for the invoice, in two columns if there is room. */
export const particularList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: `${vars.space.small} ${vars.space.large}`,
});

export const particular = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.small,
  breakInside: 'avoid',
});

/** No padding while empty. */
export const status = style({ selectors: { '&:not(:empty)': { paddingTop: vars.space.medium } } });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.list,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.small} ${vars.space.medium} ${vars.space.small} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [media.phone]: { paddingInlineEnd: vars.space.small } },
});

globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });

globalStyle(`${table} thead th`, {
  borderTop: 0,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  verticalAlign: 'bottom',
});

globalStyle(`${table} tbody th`, { fontWeight: vars.weight.strong });

export const date = style({ whiteSpace: 'nowrap' });

export const state = style({ display: 'block', paddingTop: vars.space.xxsmall });
