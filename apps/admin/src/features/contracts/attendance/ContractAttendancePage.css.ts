import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const meter = style({ padding: `0 ${vars.space.large} ${vars.space.large}` });

export const completed = style({
  padding: `${vars.space.medium} ${vars.space.large}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
