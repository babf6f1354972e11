import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const signIn = style({
  display: 'grid',
  gap: vars.space.hair,
  padding: `${vars.space.small} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});
