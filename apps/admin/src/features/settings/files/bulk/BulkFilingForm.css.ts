import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  // The button stands beside the last field as long as there is room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
  alignItems: 'start',
  gap: `${vars.space.small} ${vars.space.medium}`,
  flex: '1 1 100%',
  minWidth: 0,
});

/** Level with the fields, whose labels stand above. */
export const send = style({ alignSelf: 'start', paddingBlockStart: 22 });
