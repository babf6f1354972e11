import { vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const actionText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

globalStyle(`${actionText} > p`, { margin: 0 });
