import { style } from '@vanilla-extract/css';

export const password = style({
  paddingInlineEnd: 48,
  // Edge adds its own reveal button.
  selectors: { '&::-ms-reveal': { display: 'none' } },
});
