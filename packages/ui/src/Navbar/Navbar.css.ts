import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { secondSize } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const navbar = style({
  display: 'flex',
  alignItems: 'center',
  gap: `0 ${vars.space.xlarge}`,
  minHeight: '56px',
  padding: `0 ${vars.space.xlarge}`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    [media.phone]: { flexWrap: 'wrap', gap: `0 ${vars.space.small}`, padding: `0 ${vars.space.gutter}` },
    print: { display: 'none' },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 auto',
  minWidth: '26px',
  minHeight: vars.target.thumb,
  textDecoration: 'none',
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.gutter,
  marginInlineStart: 'auto',
  '@media': {
    [media.tablet]: { flex: 'none' },
    [media.phone]: { gap: vars.space.small, paddingBlock: vars.space.xxsmall },
  },
});

export const nav = recipe({
  base: {
    // What is hidden in its links scrolls with them, and makes no narrow page wider.
    position: 'relative',
    alignSelf: 'stretch',
    minWidth: 0,
    // On a tablet it gives way before what stands beside it, and is not drawn under it.
    '@media': { [media.tablet]: { overflowX: 'auto', scrollbarWidth: 'none' } },
  },
  variants: {
    phone: {
      scroll: {
        '@media': {
          [media.phone]: {
            // What is only heard in a link out of sight stays within the row, which scrolls.
            position: 'relative',
            order: 1,
            flex: '1 0 100%',
            overflowX: 'auto',
            margin: `0 calc(-1 * ${vars.space.gutter})`,
            borderTop: `1px solid ${vars.color.line}`,
            scrollbarWidth: 'none',
          },
        },
      },
      tabs: {
        '@media': {
          [media.phone]: {
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

export const list = style({
  display: 'flex',
  gap: vars.space.xxsmall,
  height: '100%',
  '@media': {
    [media.phone]: {
      selectors: {
        [`${nav.classNames.variants.phone.tabs} > &`]: {
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          gap: 0,
        },
      },
    },
  },
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
  textDecoration: 'none',
  outlineOffset: '-4px',
  vars: { [secondSize]: '0.75rem' },
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&[aria-current]': { borderBottomColor: vars.color.accent, color: vars.color.accent },
  },
  '@media': {
    [media.phone]: {
      minHeight: vars.target.thumb,
      selectors: {
        [`${nav.classNames.variants.phone.scroll} &`]: {
          whiteSpace: 'nowrap',
          padding: `${vars.space.xsmall} ${vars.space.gutter}`,
        },
        [`${nav.classNames.variants.phone.tabs} &`]: {
          justifyContent: 'flex-start',
          alignItems: 'center',
          gap: vars.space.hair,
          minHeight: '60px',
          padding: `${vars.space.xsmall} ${vars.space.xxsmall} ${vars.space.small}`,
          border: 0,
          color: vars.color.textSoft,
          fontSize: '0.75rem',
          textAlign: 'center',
        },
        [`${nav.classNames.variants.phone.tabs} &[aria-current]`]: {
          color: vars.color.accent,
          fontWeight: vars.weight.heavy,
        },
      },
    },
    // Forced colours draw a transparent border like any other.
    '(forced-colors: active)': {
      borderBlockColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBottomColor: 'Highlight' } },
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
      selectors: { [`${nav.classNames.variants.phone.tabs} &`]: { display: 'block' } },
    },
  },
});

export const fullWords = style({ '@media': { [media.phone]: { display: 'none' } } });

export const shortWords = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'block' } },
});
