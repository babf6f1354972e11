import { globalStyle, style } from '@vanilla-extract/css';
import { secondSize } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
});

const line = `inset 0 -1px ${vars.color.line}`;

/** Tabs wrap when they do not fit, so that none is out of view. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  boxShadow: line,
});

const selected = '&[aria-selected="true"]';

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.target.control,
  padding: `${vars.space.small} ${vars.space.medium}`,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  background: 'transparent',
  color: vars.color.textSoft,
  fontSize: vars.text.body,
  fontWeight: vars.weight.medium,
  lineHeight: 1.25,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  vars: { [secondSize]: vars.text.caption },
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken, color: vars.color.text },
    [selected]: { borderBlockEndColor: vars.color.accent, color: vars.color.accentStrong },
  },
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': {
    '(pointer: coarse)': { minHeight: vars.target.thumb },
    [media.phone]: { width: '100%', minHeight: vars.target.thumb },
    // Forced-colours mode would draw a transparent border.
    '(forced-colors: active)': {
      borderBlockEnd: '3px solid Canvas',
      selectors: { [selected]: { borderBlockEndColor: 'Highlight' } },
    },
    // Printed, the selected tab is the heading of its panel and the others are useless.
    print: { selectors: { '&:not([aria-selected="true"])': { display: 'none' } } },
  },
});

/** Each row of wrapped tabs has its own line; the tabs fill it. */
globalStyle(`${list} > *`, {
  '@media': { [media.phone]: { flex: '1 1 auto', width: 'auto', boxShadow: line } },
});

export const count = style({
  minWidth: '1.6em',
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontSize: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
  textAlign: 'center',
  // Otherwise the tab and its count would have the same background.
  selectors: { [`${tab}:hover > &`]: { background: vars.color.surface } },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
  borderRadius: vars.radius.small,
});
