import { style } from '@vanilla-extract/css';

export const search = style({
  appearance: 'none',
  paddingInline: '38px 40px',
  textOverflow: 'ellipsis',
  // The browser's own cross has no name in the page's languages.
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
