import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const popup = style({
  // The browser centres popovers.
  inset: 'auto',
  margin: 0,
  maxWidth: 'min(400px, calc(100vw - 16px))',
  overflowY: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  color: vars.color.text,
  overscrollBehavior: 'contain',
  ':focus-visible': { outline: 'none' },
  '@media': { print: { display: 'none' } },
});

export const panel = style([popup, { padding: vars.space.gutter, fontSize: vars.text.body }]);
