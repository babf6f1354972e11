import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const outcome = style({
  fontWeight: vars.weight.medium,
  // When empty, takes no gap between the fields.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const problem = style({ color: vars.color.critical });
