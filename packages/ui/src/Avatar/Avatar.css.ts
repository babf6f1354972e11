import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const avatar = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.full,
  border: '1px solid transparent',
  background: vars.color.accentSoft,
  color: vars.color.accentStrong,
  fontSize: vars.text.caption,
  fontWeight: '600',
  lineHeight: 1,
});
