import { vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const meter = style({ padding: `0 ${vars.space.large} ${vars.space.large}` });

export const completed = style({
  padding: `${vars.space.medium} ${vars.space.large}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Date and duration are side by side if there is room. */
export const when = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13.75rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.gutter,
});

export const reasons = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

globalStyle(`${reasons} > p`, { margin: 0 });
