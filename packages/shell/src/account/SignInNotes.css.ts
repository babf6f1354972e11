import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const notes = style({
  display: 'grid',
  gap: vars.space.medium,
  // Empty, it takes no gap of the column.
  selectors: { '&:empty': { position: 'absolute' } },
});
