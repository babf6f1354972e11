import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const company = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlockEnd: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  alignItems: 'baseline',
});

export const mail = style({
  marginBlock: vars.space.small,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const address = style({ overflowWrap: 'anywhere' });

export const names = style({ margin: 0, paddingInlineStart: vars.space.large, overflowWrap: 'anywhere' });
