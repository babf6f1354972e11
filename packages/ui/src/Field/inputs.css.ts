import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { frame } from './Field.css';

// A separate file, because the first load of each page includes the other field styles.

/** Space before and after the text of a control for an icon or button; the default is that of plain text. */
export const startRoom = createVar();

export const endRoom = createVar();

/** A drawn placeholder, because a native one cannot wrap and both languages must be readable (DECISION-02). */
export const drawnPlaceholder = style({
  selectors: {
    '&[data-placeholder]::before': {
      // The alternative text keeps screen readers from reading it twice.
      content: ['attr(data-placeholder)', 'attr(data-placeholder) / ""'],
      position: 'relative',
      gridArea: '1 / 1',
      alignSelf: 'center',
      padding: `${vars.space.xsmall} ${fallbackVar(endRoom, vars.space.medium)} ${vars.space.xsmall} ${fallbackVar(startRoom, vars.space.medium)}`,
      border: '1px solid transparent',
      color: vars.color.textSoft,
      fontSize: vars.text.form,
      lineHeight: 1.25,
      overflowWrap: 'anywhere',
      pointerEvents: 'none',
      visibility: 'hidden',
    },
    '&[data-placeholder]:has(> :placeholder-shown)::before': { visibility: 'visible' },
  },
});

globalStyle(`${drawnPlaceholder} > input`, { gridArea: '1 / 1' });

globalStyle(`${drawnPlaceholder} > input::placeholder`, { opacity: 0 });

export const placeholderFrame = style([frame, drawnPlaceholder, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const select = style({
  appearance: 'none',
  padding: `${vars.space.xsmall} 40px ${vars.space.xsmall} ${vars.space.medium}`,
  lineHeight: 1.25,
  // A bilingual option may need two lines (DECISION-02).
  whiteSpace: 'normal',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.medium,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
});

export const searchFrame = style([placeholderFrame, { vars: { [startRoom]: '38px' } }]);

export const search = style({
  appearance: 'none',
  paddingInline: '38px 40px',
  // An empty field has no clear button.
  ':placeholder-shown': { paddingInlineEnd: vars.space.medium },
  // The browser's own clear button is not named in the page's languages.
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
