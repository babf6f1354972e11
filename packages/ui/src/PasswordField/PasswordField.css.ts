import { style } from '@vanilla-extract/css';

export const password = style({
  paddingInlineEnd: 48,
  // Edge draws an eye of its own.
  selectors: { '&::-ms-reveal': { display: 'none' } },
});
