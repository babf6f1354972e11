import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const back = style({
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  paddingInline: vars.space.small,
  minHeight: vars.target.pointer,
});
