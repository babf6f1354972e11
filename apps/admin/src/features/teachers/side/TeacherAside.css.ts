import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const contracts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const contract = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.hair} ${vars.space.small}`,
});

export const quiet = style({ margin: 0, color: vars.color.textSoft });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
