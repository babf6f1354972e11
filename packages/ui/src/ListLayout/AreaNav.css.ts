import { style } from '@vanilla-extract/css';
import { secondSize } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';

/** Grows with the user's text size. */
export const rowHeight = 'max(48px, 3rem)';

export const nav = style({
  display: 'flex',
  alignItems: 'stretch',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const list = style({
  display: 'flex',
  // Links that do not fit wrap to a second line, which is clipped; the menu lists them.
  flexWrap: 'wrap',
  flex: '0 1 auto',
  gap: `0 ${vars.space.xxsmall}`,
  minWidth: 0,
  height: rowHeight,
  overflow: 'hidden',
});

export const item = style({
  height: rowHeight,
  selectors: { '&[data-beyond]': { visibility: 'hidden' } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  height: rowHeight,
  padding: `0 ${vars.space.medium}`,
  border: 0,
  borderBlock: '2px solid transparent',
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text.list,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  outlineOffset: '-4px',
  cursor: 'pointer',
  vars: { [secondSize]: '0.75rem' },
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&:is([aria-current], [data-current])': {
      borderBlockEndColor: vars.color.accent,
      color: vars.color.accent,
    },
  },
  '@media': {
    // Forced-colours mode draws transparent borders too.
    '(forced-colors: active)': {
      borderBlockColor: 'Canvas',
      selectors: { '&:is([aria-current], [data-current])': { borderBlockEndColor: 'Highlight' } },
    },
  },
});
