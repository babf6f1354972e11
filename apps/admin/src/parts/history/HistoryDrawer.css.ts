import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const about = style({
  display: 'block',
  color: vars.color.textSoft,
  fontSize: vars.text.list,
  fontWeight: vars.weight.regular,
});

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});

export const content = style({ display: 'grid', gap: vars.space.large, paddingBlockStart: vars.space.small });

export const day = style({ display: 'grid', gap: vars.space.small });

export const dayHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
  fontSize: vars.text.list,
});

export const dayName = style({ fontSize: 'inherit', fontWeight: vars.weight.heavy });

export const date = style({ color: vars.color.textSoft });

export const groups = style({
  display: 'grid',
  gap: vars.space.medium,
});

/** The avatar with a line down to the next one. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${vars.space.small}`,
});

export const rail = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  '::after': { content: '""', width: 1, background: vars.color.line },
});

export const entryPart = style({ minWidth: 0 });

export const entryHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: `${vars.space.xxsmall} ${vars.space.xsmall}`,
});

export const who = style({ fontWeight: vars.weight.heavy });

export const did = style({ color: vars.color.textSoft });

export const time = style({
  flexShrink: 0,
  color: vars.color.textSoft,
  fontSize: vars.text.list,
  fontVariantNumeric: 'tabular-nums',
});

export const card = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
});

export const row = style({
  padding: `${vars.space.small} ${vars.space.medium}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const rowLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

export const change = style({ flex: '1 1 8rem', minWidth: 0 });

export const label = style({ fontSize: vars.text.list, fontWeight: vars.weight.medium });

export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.small}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const before = style({ color: vars.color.textSoft, textDecoration: 'line-through' });

export const after = style({ fontWeight: vars.weight.medium });

/** The later value, with the arrow before it. */
export const becomes = style({ display: 'flex', gap: vars.space.small });

export const arrow = style({ display: 'flex', alignItems: 'center', flexShrink: 0, height: '1lh' });

export const none = style({ color: vars.color.textSoft });

export const question = style({
  display: 'grid',
  gap: vars.space.small,
  marginBlockStart: vars.space.small,
  marginInline: `calc(-1 * ${vars.space.medium})`,
  marginBlockEnd: `calc(-1 * ${vars.space.small})`,
  padding: `${vars.space.small} ${vars.space.medium} ${vars.space.medium}`,
  background: vars.color.accentSoft,
  overflowWrap: 'anywhere',
});

export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

export const count = style({
  marginInlineEnd: 'auto',
  color: vars.color.textSoft,
  fontSize: vars.text.list,
  fontVariantNumeric: 'tabular-nums',
});
