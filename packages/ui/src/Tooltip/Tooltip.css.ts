import { style } from '@vanilla-extract/css';
import { secondInk } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';

export const tooltip = style({
  inset: 'auto',
  maxWidth: 'min(320px, calc(100vw - 16px))',
  padding: `${vars.space.xxsmall} 10px`,
  border: 0,
  borderRadius: vars.radius.small,
  background: vars.color.text,
  color: vars.color.surface,
  vars: { [secondInk]: vars.color.surface },
  boxShadow: vars.shadow.floating,
  fontSize: vars.text.caption,
  lineHeight: 1.4,
  '@media': {
    print: { display: 'none' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
