import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** The button is taller than a line, yet both figures stand on one. */
export const withInfo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  height: '1lh',
  whiteSpace: 'nowrap',
});

export const meter = style({
  padding: `${vars.space.medium} ${vars.space.gutter}`,
  borderTop: `1px solid ${vars.color.line}`,
});
