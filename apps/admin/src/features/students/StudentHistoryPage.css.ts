import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const materials = style({
  display: 'grid',
  gap: vars.space.hair,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
