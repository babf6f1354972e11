import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const panel = style({
  display: 'grid',
  gap: vars.space.medium,
  justifyItems: 'start',
  minWidth: 'min(300px, 76vw)',
});

export const list = style({ display: 'grid', gap: vars.space.hair, width: '100%' });

export const entry = style({ display: 'flex', alignItems: 'center', minHeight: vars.target.pointer });

export const box = style({ flex: 1, minWidth: 0 });
