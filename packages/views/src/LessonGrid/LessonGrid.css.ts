import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  // Browsers do not break a printed grid between its rows.
  '@media': { print: { display: 'block' } },
});

export const quiet = style({ color: vars.color.textSoft, fontSize: vars.text.caption });
