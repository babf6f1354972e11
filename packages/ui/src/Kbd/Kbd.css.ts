import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const kbd = style({
  display: 'inline-block',
  minWidth: '1.6em',
  padding: `0 ${vars.space.xxsmall}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  color: vars.color.textSoft,
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
