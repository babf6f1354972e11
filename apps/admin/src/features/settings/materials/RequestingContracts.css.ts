import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.hair} ${vars.space.medium}`,
  // Every line contains links: 44 px between them on touch screens.
  '@media': { '(pointer: coarse)': { rowGap: '22px' } },
});

export const contract = style({ whiteSpace: 'nowrap' });

export const copies = style({ color: vars.color.textSoft });

export const heading = style({ margin: 0, marginBottom: vars.space.small, fontWeight: vars.weight.strong });

export const all = style({
  display: 'grid',
  gap: vars.space.small,
  maxHeight: '40vh',
  overflowY: 'auto',
});
