import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** One row if there is room, with the button aligned to the fields. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))',
  alignItems: 'start',
  gap: `${vars.space.small} ${vars.space.medium}`,
});

export const send = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xsmall });

/** The height of a field label of one or two lines. */
export const noLabel = style({
  visibility: 'hidden',
  fontSize: vars.text.list,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
});
