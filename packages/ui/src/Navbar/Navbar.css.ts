import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { secondSize } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';
import { inEm } from '../theme/inEm';
import { media } from '../theme/media';
import { tabColumns } from '../theme/phone-bars';
import { breakpoint } from '../theme/tokens';

/** Narrow windows need smaller gaps, so that more links fit. */
const dense = `screen and (max-width: ${inEm(breakpoint.wide - 0.02)})`;

/** Grows with the user's text size. */
export const rowHeight = 'max(56px, 3.5rem)';

export const navbar = style({
  display: 'flex',
  // Text at 200 % may need a second row.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xlarge}`,
  minHeight: '56px',
  padding: `0 ${vars.space.xlarge}`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    [dense]: { columnGap: vars.space.medium },
    [media.phone]: { columnGap: vars.space.small, padding: `0 ${vars.space.gutter}` },
    print: { display: 'none' },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minWidth: vars.target.pointer,
  maxWidth: '100%',
  minHeight: vars.target.thumb,
  textDecoration: 'none',
  '@media': {
    [media.phone]: {
      minWidth: vars.target.thumb,
      selectors: {
        // The menu contains the home page too, and its button needs the space.
        [`${navbar}:has(> [data-phone="menu"]) > &`]: { display: 'none' },
      },
    },
  },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.gutter,
  marginInlineStart: 'auto',
  '@media': {
    [dense]: { gap: vars.space.small },
    [media.phone]: { paddingBlock: vars.space.xxsmall },
  },
});

export const nav = recipe({
  base: {
    display: 'flex',
    alignItems: 'stretch',
    // Leaves space for the menu button.
    flex: '1 1 7rem',
    minWidth: 0,
  },
  variants: {
    phone: {
      menu: {
        '@media': { [media.phone]: { alignItems: 'center', flex: '1 1 6rem', gap: vars.space.xsmall } },
      },
      tabs: {
        '@media': {
          [media.phone]: {
            display: 'block',
            position: 'fixed',
            zIndex: vars.layer.bar,
            inset: 'auto 0 0',
            borderTop: `1px solid ${vars.color.line}`,
            background: vars.color.surface,
            paddingBottom: 'env(safe-area-inset-bottom)',
          },
        },
      },
    },
  },
});

const inMenu = nav.classNames.variants.phone.menu;
const inTabs = nav.classNames.variants.phone.tabs;

export const list = style({
  display: 'flex',
  // Links that do not fit wrap to a second line, which is clipped; the menu lists them.
  flexWrap: 'wrap',
  flex: '0 1 auto',
  gap: `0 ${vars.space.xxsmall}`,
  minWidth: 0,
  height: rowHeight,
  overflow: 'hidden',
  '@media': {
    [media.phone]: {
      selectors: {
        [`${inMenu} > &`]: { display: 'none' },
        [`${inTabs} > &`]: {
          display: 'grid',
          // Five in a row, or more rows where text would overlap.
          gridTemplateColumns: tabColumns,
          gap: 0,
          height: 'auto',
        },
      },
    },
  },
});

export const item = style({
  height: rowHeight,
  selectors: { '&[data-beyond]': { visibility: 'hidden' } },
  '@media': { [media.phone]: { selectors: { [`${inTabs} &`]: { height: 'auto' } } } },
});

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  height: '100%',
  padding: `0 ${vars.space.medium}`,
  borderBlock: '2px solid transparent',
  color: vars.color.text,
  fontSize: vars.text.list,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  outlineOffset: '-4px',
  vars: { [secondSize]: '0.75rem' },
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&[aria-current]': { borderBottomColor: vars.color.accent, color: vars.color.accent },
  },
  '@media': {
    [dense]: { paddingInline: vars.space.small },
    [media.phone]: {
      selectors: {
        [`${inTabs} &`]: {
          justifyContent: 'flex-start',
          alignItems: 'center',
          gap: vars.space.hair,
          minHeight: '60px',
          padding: `${vars.space.xsmall} ${vars.space.hair} ${vars.space.small}`,
          border: 0,
          color: vars.color.textSoft,
          fontSize: '0.75rem',
          textAlign: 'center',
        },
        [`${inTabs} &[aria-current]`]: { color: vars.color.accent, fontWeight: vars.weight.heavy },
      },
    },
    // Forced-colours mode draws transparent borders too.
    '(forced-colors: active)': {
      borderBlockColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBottomColor: 'Highlight' } },
    },
  },
});

/** The name of the current page, when its link is in the menu. */
export const openPage = style({
  display: 'none',
  vars: { [secondSize]: '0.75rem' },
  '@media': {
    [media.phone]: {
      display: 'block',
      minWidth: 0,
      // Reserves the space of the menu button, which loads later.
      selectors: {
        [`${list} + &`]: { marginInlineStart: `calc(${vars.target.thumb} - 12px + ${vars.space.xsmall})` },
      },
      fontWeight: vars.weight.heavy,
      lineHeight: 1.2,
      overflowWrap: 'anywhere',
    },
  },
});

export const counted = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

/** Icons are for the tab bar of phones; next to text in the navbar they would be noise. */
export const picture = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      selectors: { [`${inTabs} &`]: { display: 'block' } },
    },
  },
});

export const fullWords = style({ '@media': { [media.phone]: { display: 'none' } } });

export const shortWords = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'block' } },
});
