import { style } from '@vanilla-extract/css';
import { placeholderFrame, startRoom } from '../Field/placeholder.css';
import { vars } from '../theme/contract.css';

export const searchFrame = style([placeholderFrame, { vars: { [startRoom]: '38px' } }]);

export const search = style({
  appearance: 'none',
  paddingInline: '38px 40px',
  // An empty field has no clear button.
  ':placeholder-shown': { paddingInlineEnd: vars.space.medium },
  // The browser's own clear button is not named in the page's languages.
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
