import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 }, '&:last-child': { paddingBottom: 0 } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.small}`,
  fontVariantNumeric: 'tabular-nums',
});

export const number = style({ fontWeight: vars.weight.strong });

export const about = style({ color: vars.color.textSoft, fontSize: vars.text.list });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

export const term = style({
  margin: `${vars.space.medium} 0 ${vars.space.xsmall}`,
  color: vars.color.textSoft,
});
