import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space.small,
  margin: `${vars.space.medium} 0`,
  paddingInlineStart: vars.space.large,
});

export const when = style({ color: vars.color.textSoft, fontSize: vars.text.caption });
