import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

/** Wide enough for a menu beside a table. */
const besideList = 'screen and (min-width: 1280px)';

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.gutter,
  minHeight: 0,
  padding: vars.space.gutter,
  '@media': {
    [media.tablet]: { padding: `${vars.space.large} ${vars.space.xlarge}` },
    [besideList]: { flexDirection: 'row', gap: vars.space.xlarge },
    [media.phone]: { paddingBlockStart: vars.space.small },
    print: { padding: 0 },
  },
});

export const side = style({
  flex: 'none',
  '@media': { [besideList]: { width: '216px' }, print: { display: 'none' } },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: '14px',
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
  '@media': { [media.phone]: { gap: vars.space.small } },
});

/** What a `DataTable` with `scroll="own"` fills: the height that is left. */
export const list = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

// Where the page itself scrolls (a phone, a window zoomed far in), the list is as high as its rows.
globalStyle(`${body} ${list} > *`, { flex: '1 0 auto', '@media': { [media.roomy]: { flex: '1 1 0' } } });

/** Floats over the lower right corner of a phone. */
export const createButton = style({
  position: 'fixed',
  zIndex: vars.layer.bar,
  insetBlockEnd: `calc(${vars.space.gutter} + env(safe-area-inset-bottom))`,
  insetInlineEnd: vars.space.gutter,
  width: 56,
  height: 56,
  padding: 0,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.floating,
  // What is chosen has a bar of its own there.
  selectors: { ':root:has([data-below-rows="bar"]) &': { display: 'none' } },
});

// The last row can be scrolled clear of it.
globalStyle(`${body}:has(${createButton})`, {
  '@media': { [media.phone]: { paddingBlockEnd: `calc(56px + 2 * ${vars.space.gutter})` } },
});
