import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const notes = style({
  display: 'grid',
  gap: vars.space.medium,
  // When empty, it must not add a gap to the column.
  selectors: { '&:empty': { position: 'absolute' } },
});
