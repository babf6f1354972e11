import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.gutter,
  minHeight: 0,
  padding: vars.space.gutter,
  '@media': {
    [media.tablet]: { padding: `${vars.space.large} ${vars.space.xlarge}` },
    [media.wide]: { flexDirection: 'row', gap: vars.space.xlarge },
    [media.phone]: { paddingBlockStart: vars.space.small },
    print: { padding: 0 },
  },
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

/** The remaining height, which a `DataTable` with `scroll="own"` fills. */
export const list = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

// Where the page itself scrolls (phones, high zoom), the list is as high as its rows.
globalStyle(`${body} ${list} > *`, { flex: '1 0 auto', '@media': { [media.roomy]: { flex: '1 1 0' } } });

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
  // Hidden while the selection bar takes its place.
  selectors: { ':root:has([data-below-rows="bar"]) &': { display: 'none' } },
});

// Lets the last row scroll clear of the button.
globalStyle(`${body}:has(${createButton})`, {
  '@media': { [media.phone]: { paddingBlockEnd: `calc(56px + 2 * ${vars.space.gutter})` } },
});
