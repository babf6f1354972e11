import { vars } from '@portal/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const scroller = style({
  // Contains visually hidden text, which would otherwise widen the page.
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  ':focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: -2 },
  '@media': { print: { overflow: 'visible' } },
});

export const table = style({
  width: '100%',
  // Collapsed borders do not move with a sticky column.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.text.list,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} :is(th, td)`, {
  padding: vars.space.small,
  background: vars.color.surface,
  textAlign: 'start',
  verticalAlign: 'middle',
});

globalStyle(`${table} tbody :is(th, td), ${table} tfoot :is(th, td)`, {
  borderBlockStart: `1px solid ${vars.color.line}`,
});

globalStyle(`${table} :is(thead, tfoot) :is(th, td)`, {
  background: vars.color.surfaceSunken,
  fontSize: vars.text.caption,
});

globalStyle(`${table} thead th`, { verticalAlign: 'bottom' });

globalStyle(`${table} tbody th`, { fontWeight: vars.weight.strong });

// The student column stays in view and leaves more than half of a phone's width.
globalStyle(`${table} tr > :first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  minWidth: 'min(9rem, 32vw)',
  maxWidth: 'min(14rem, 40vw)',
  overflowWrap: 'anywhere',
  paddingInlineStart: vars.space.medium,
  '@media': { print: { position: 'static' } },
});

// The link fills its cell, so that the whole cell is clickable.
globalStyle(`${table} tbody td:has(> a)`, { padding: vars.space.xxsmall });

export const page = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.target.thumb,
  padding: `${vars.space.xxsmall} ${vars.space.small}`,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  fontWeight: vars.weight.regular,
  ':hover': { background: vars.color.surfaceSunken, textDecoration: 'none' },
});

export const state = styleVariants({
  complete: { color: vars.color.positive },
  begun: { color: vars.color.caution },
  empty: { color: vars.color.textSoft },
});

globalStyle(`${page} > :first-child`, { flex: 'none', display: 'inline-flex' });

export const words = style({ display: 'grid' });

export const quiet = style({
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.regular,
});

export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.textSoft,
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  fontVariantNumeric: 'tabular-nums',
});

export const cardName = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const pages = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

globalStyle(`${pages} > li + li`, { borderBlockStart: `1px solid ${vars.color.line}` });

globalStyle(`${pages} ${page}`, { paddingInline: 0, fontSize: vars.text.list });

// The page name on the left, its progress on the right.
globalStyle(`${pages} ${words}`, {
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr) auto 3.5em',
  alignItems: 'center',
  gap: vars.space.small,
});

globalStyle(`${pages} ${quiet}`, { textAlign: 'end' });

export const pageName = style({ overflowWrap: 'anywhere' });

export const total = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  fontSize: vars.text.list,
});
