import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const marked = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.hair} ${vars.space.small}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
