import { style } from '@vanilla-extract/css';
import { placeholderFrame, startRoom } from '../Field/placeholder.css';
import { vars } from '../theme/contract.css';

export const searchFrame = style([placeholderFrame, { vars: { [startRoom]: '38px' } }]);

export const search = style({
  appearance: 'none',
  paddingInline: '38px 40px',
  // Nothing to clear yet: its place belongs to the words.
  ':placeholder-shown': { paddingInlineEnd: vars.space.medium },
  // The browser's own cross has no name in the page's languages.
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
