import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** One row where there is room: the fields, and the button level with them until a field says something below it. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))',
  alignItems: 'start',
  gap: `${vars.space.small} ${vars.space.medium}`,
});

export const send = style({ alignSelf: 'end', justifySelf: 'start' });
