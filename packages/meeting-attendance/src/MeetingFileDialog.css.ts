import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const dialogBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
});

export const keptNote = style({ color: vars.color.textSoft, fontSize: vars.text.list });
