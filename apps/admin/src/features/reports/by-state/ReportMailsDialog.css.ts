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

export const mail = style({ marginBlockStart: vars.space.small });
