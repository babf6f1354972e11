import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const text = style({
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const address = style({ overflowWrap: 'anywhere' });

export const names = style({ margin: 0, paddingInlineStart: vars.space.large, overflowWrap: 'anywhere' });
