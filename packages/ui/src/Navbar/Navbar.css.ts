import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { secondSize } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { tabWidth } from '../theme/phone-bars';

/** Grows with the text that a person sets larger. */
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
    [media.phone]: { gap: `0 ${vars.space.small}`, padding: `0 ${vars.space.gutter}` },
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
        // The menu has the first page too; its button needs the room.
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
    [media.phone]: { gap: vars.space.small, paddingBlock: vars.space.xxsmall },
  },
});

export const nav = recipe({
  base: {
    display: 'flex',
    alignItems: 'stretch',
    // The button of the menu has room beside everything else.
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
  // What has no room is on a line below, out of sight: it goes into the menu.
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
          // Four in a row; two in two rows where the text is so large that four would lie over each other.
          gridTemplateColumns: `repeat(auto-fit, minmax(${tabWidth}, 1fr))`,
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
    // Forced colours draw a transparent border like any other.
    '(forced-colors: active)': {
      borderBlockColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBottomColor: 'Highlight' } },
    },
  },
});

/** The name of the open page, where its link is in the menu. */
export const openPage = style({
  display: 'none',
  vars: { [secondSize]: '0.75rem' },
  '@media': {
    [media.phone]: {
      display: 'block',
      minWidth: 0,
      // Where it stands once the button before it has come.
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

/** Pictures belong to the bar under the thumb; beside words in the navbar they would only be noise. */
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
