import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const region = style({
  borderRadius: vars.radius.medium,
  // Empty, it is there for screen readers and the focus, and takes no gap among what is laid out around it.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'center',
  gap: vars.space.small,
});
