import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const contract = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.hair} ${vars.space.small}`,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
