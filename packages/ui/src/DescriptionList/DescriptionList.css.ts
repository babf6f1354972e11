import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: `${vars.space.medium} ${vars.space.xlarge}`,
});

export const term = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

export const value = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
