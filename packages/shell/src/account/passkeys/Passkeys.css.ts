import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gap: vars.space.small,
  padding: `${vars.space.medium} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});
