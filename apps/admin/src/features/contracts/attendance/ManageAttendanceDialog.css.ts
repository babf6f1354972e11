import { vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Date and duration side by side if there is room. */
export const when = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: vars.space.gutter,
});

export const reasons = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

globalStyle(`${reasons} > p`, { margin: 0 });
