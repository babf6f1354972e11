import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
