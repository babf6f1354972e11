import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** The groups of calls beside each other, as many as fit. */
export const groupGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: vars.space.medium,
});
