import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const choices = style({ display: 'grid', gap: vars.space.large });

export const choice = style({
  display: 'grid',
  gap: vars.space.xsmall,
  fontSize: vars.text.list,
  fontWeight: vars.weight.strong,
});
