import { vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const withInfo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  whiteSpace: 'nowrap',
});

/** The button is taller than a line and must not push the figures apart. */
globalStyle(`${withInfo} > button`, { marginBlock: `calc(-1 * ${vars.space.small})` });

export const meter = style({
  padding: `${vars.space.medium} ${vars.space.gutter}`,
  borderTop: `1px solid ${vars.color.line}`,
});
