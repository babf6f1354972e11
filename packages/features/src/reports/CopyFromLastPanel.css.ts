import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.medium}`,
  outline: 'none',
});

export const quiet = style({ color: vars.color.textSoft, fontSize: vars.text.list });

export const said = style([quiet, { flexBasis: '100%' }]);
