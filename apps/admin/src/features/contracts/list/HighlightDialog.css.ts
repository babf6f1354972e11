import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const about = style({
  display: 'block',
  color: vars.color.textSoft,
  fontSize: vars.text.body,
  fontWeight: vars.weight.regular,
});

export const form = style({ display: 'grid', gap: vars.space.large });

export const group = style({ display: 'grid', gap: vars.space.small });

export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  fontWeight: vars.weight.strong,
});

export const cells = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: vars.space.large,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
