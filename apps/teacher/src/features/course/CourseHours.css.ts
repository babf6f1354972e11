import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const withInfo = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall });

export const meter = style({
  padding: `${vars.space.medium} ${vars.space.gutter}`,
  borderTop: `1px solid ${vars.color.line}`,
});
