import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space.small} ${vars.space.large}`,
});

export const month = style({ flex: '0 1 220px', minWidth: 0 });
