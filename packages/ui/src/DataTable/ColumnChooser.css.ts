import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const panel = style({
  display: 'grid',
  gap: vars.space.medium,
  justifyItems: 'start',
  minWidth: 'min(300px, 76vw)',
  // Matches the text size of the list.
  '@media': { [media.tablet]: { vars: { [vars.text.form]: vars.text.list } } },
});

export const list = style({ display: 'grid', gap: vars.space.hair, width: '100%' });

export const entry = style({ display: 'flex', alignItems: 'center', minHeight: vars.target.pointer });

export const box = style({ flex: 1, minWidth: 0 });
