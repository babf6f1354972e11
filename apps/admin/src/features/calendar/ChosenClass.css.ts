import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({ flexWrap: 'nowrap' });

export const title = style({ fontSize: vars.text.title, fontVariantNumeric: 'tabular-nums' });

/** Takes the focus only so that screen readers read it. */
export const focusable = style({ outline: 'none' });

export const day = style({ marginBlockStart: vars.space.xxsmall });

export const contract = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const cancel = style({ selectors: { '&&': { color: vars.color.critical } } });

export const facts = style({
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.list,
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  overflowWrap: 'anywhere',
});

export const free = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

/** Two classes at the same time, one bar each. */
export const drawing = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.hair,
  paddingBlockEnd: '1.4em',
  fontSize: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({
  overflow: 'hidden',
  padding: `1px ${vars.space.xsmall}`,
  border: `1px solid ${vars.color.critical}`,
  borderRadius: vars.radius.small,
  background: vars.color.criticalSoft,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const tick = style({
  position: 'absolute',
  insetBlockEnd: 0,
  color: vars.color.textSoft,
  translate: '-50%',
  selectors: { '&:first-of-type': { translate: 'none' }, '&:last-of-type': { translate: '-100%' } },
});
