import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { frame } from './Field.css';

// Apart from the other styles of a field, which each first page needs.

/** Room that lies before and after the text of a control, for an icon or a button; as for plain text unless set. */
export const startRoom = createVar();
export const endRoom = createVar();

/**
 * Draws the placeholder of a control, which its container repeats in `data-placeholder`: an input cannot break it into
 * lines, and both languages must be readable at any width (decision 2). The words keep their room when something is
 * typed, so that nothing moves.
 */
export const drawnPlaceholder = style({
  selectors: {
    '&[data-placeholder]::before': {
      // Not every browser knows the alternative text, without which a screen reader might read the words twice.
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

/** A `frame` with a placeholder. */
export const placeholderFrame = style([frame, drawnPlaceholder, { gridTemplateColumns: 'minmax(0, 1fr)' }]);
