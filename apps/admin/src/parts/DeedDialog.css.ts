import { vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const deedText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

globalStyle(`${deedText} > p`, { margin: 0 });
