import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** One row where there is room: the fields, and the button level with them. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))',
  alignItems: 'start',
  gap: `${vars.space.small} ${vars.space.medium}`,
});

export const send = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xsmall });

/** As high as the label of a field, of one line or two. */
export const noLabel = style({
  visibility: 'hidden',
  fontSize: vars.text.list,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
});
