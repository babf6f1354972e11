import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const skipLink = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  top: vars.space.small,
  insetInlineStart: vars.space.small,
  padding: `${vars.space.small} ${vars.space.gutter}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.accent,
  fontWeight: vars.weight.strong,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none', boxShadow: vars.shadow.floating },
  '@media': { print: { display: 'none' } },
});
