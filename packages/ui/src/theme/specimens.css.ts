import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';

/** The Storybook pages that show the theme. */
export const page = style({
  display: 'grid',
  gap: vars.space.xlarge,
  maxWidth: '1080px',
  padding: vars.space.xlarge,
  '@media': { [media.phone]: { padding: vars.space.gutter } },
});

export const lead = style({ maxWidth: '68ch', color: vars.color.textSoft });

export const code = style({
  fontFamily: 'ui-monospace, "Cascadia Mono", Consolas, monospace',
  fontSize: vars.text.caption,
  overflowWrap: 'anywhere',
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: vars.space.gutter,
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xsmall,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  overflow: 'hidden',
});

export const cardWords = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  padding: vars.space.medium,
  paddingBlockStart: vars.space.xsmall,
});

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', forcedColorAdjust: 'none' });

export const half = style({
  display: 'flex',
  alignItems: 'end',
  height: '72px',
  padding: vars.space.small,
  fontSize: vars.text.caption,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const scroller = style({ overflowX: 'auto' });

export const table = style({
  width: '100%',
  textAlign: 'start',
  borderCollapse: 'collapse',
  background: vars.color.surface,
});

export const cell = style({
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  verticalAlign: 'middle',
});

export const head = style({
  fontSize: vars.text.caption,
  fontWeight: vars.weight.strong,
  color: vars.color.textSoft,
  verticalAlign: 'bottom',
});

/** Shows the colour of another theme, so the colour comes as an inline value. */
export const sample = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: '128px',
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderRadius: vars.radius.small,
  fontVariantNumeric: 'tabular-nums',
  forcedColorAdjust: 'none',
});

export const ratio = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' });

export const enough = style({ fontWeight: vars.weight.heavy });

export const tooLittle = style({ color: vars.color.textSoft });

export const rows = style({ display: 'grid', gap: vars.space.gutter });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: vars.space.gutter,
  alignItems: 'center',
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', gap: vars.space.xxsmall } },
});

export const bar = style({ height: '16px', background: vars.color.accent, forcedColorAdjust: 'none' });

export const box = style({
  display: 'grid',
  placeItems: 'center',
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
});

export const track = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  padding: vars.space.xxsmall,
  background: vars.color.surface,
});

export const runner = style({
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  marginInlineStart: 0,
  selectors: { '[data-there="true"] &': { marginInlineStart: 'calc(100% - 24px)' } },
});
