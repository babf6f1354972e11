import { globalStyle, style } from '@vanilla-extract/css';
import { secondInk } from '../BilingualText/BilingualText.css';
import { frame } from '../Dialog/Dialog.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

/** Near the top of the page, so that the list grows downwards and the field does not move. */
export const palette = style([
  frame,
  {
    width: `calc(100vw - 2 * ${vars.space.gutter})`,
    maxWidth: 640,
    maxHeight: 'min(76dvh, 640px)',
    margin: '10dvh auto auto',
    borderRadius: vars.radius.large,
    '@media': {
      [media.phone]: {
        width: '100vw',
        maxWidth: '100vw',
        height: '100dvh',
        maxHeight: '100dvh',
        margin: 0,
        border: 0,
        borderRadius: 0,
      },
    },
  },
]);

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  // Keeps the panel within the window, whatever minimum width the browser gives the empty input.
  minWidth: 0,
  minHeight: 0,
  maxHeight: 'inherit',
});

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.small,
  padding: `${vars.space.xxsmall} ${vars.space.small} ${vars.space.xxsmall} ${vars.space.gutter}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  // The field has no border, so the focus indicator is on the whole head.
  selectors: { '&:focus-within': { boxShadow: `inset 0 -1px ${vars.color.accent}` } },
});

export const glass = style({ flex: 'none', color: vars.color.textSoft });

export const field = style({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 48,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text.form,
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.textSoft, opacity: 1 },
});

export const close = style({
  flex: 'none',
  minWidth: vars.target.pointer,
  minHeight: vars.target.pointer,
  padding: `0 ${vars.space.small}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.textSoft,
  font: 'inherit',
  fontSize: vars.text.caption,
  lineHeight: 1.2,
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceSunken, color: vars.color.text },
  '@media': { '(pointer: coarse)': { minHeight: vars.target.thumb } },
});

export const found = style({
  flex: '0 1 auto',
  minHeight: 0,
  padding: vars.space.xsmall,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space.xsmall,
});

export const heading = style({
  padding: `${vars.space.small} ${vars.space.medium} ${vars.space.xxsmall}`,
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minHeight: 40,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.text.list,
  lineHeight: 1.35,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-marked]': { background: vars.color.accentSoft },
    '&[data-marked="keys"]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: -2 },
  },
  '@media': {
    [media.phone]: { flexWrap: 'wrap', rowGap: 0 },
    '(pointer: coarse)': { minHeight: vars.target.thumb },
    '(forced-colors: active)': {
      selectors: { '&[data-marked]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});

export const picture = style({ flex: 'none', color: vars.color.textSoft });

export const words = style({
  display: 'grid',
  flex: '1 1 auto',
  minWidth: 0,
  // Keeps long labels next to the icon.
  '@media': { [media.phone]: { flexBasis: `calc(100% - 18px - ${vars.space.medium})` } },
});

export const label = style({ fontWeight: vars.weight.medium });

export const detail = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

globalStyle(`${words} mark`, {
  borderRadius: 2,
  background: vars.color.highlight,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
});

export const kind = style({
  flex: '0 1 auto',
  vars: { [secondInk]: vars.color.textSoft },
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  textAlign: 'end',
  // Below the label.
  '@media': {
    [media.phone]: { paddingInlineStart: `calc(18px + ${vars.space.medium})`, textAlign: 'start' },
  },
});

/** Hidden on phones, which have no keyboard, and in narrow windows, where they would be on a line of their own. */
export const keys = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space.xxsmall,
  '@media': {
    [media.phone]: { display: 'none' },
    '(pointer: coarse)': { display: 'none' },
  },
});

export const note = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  padding: `${vars.space.medium} ${vars.space.gutter}`,
  color: vars.color.textSoft,
  fontSize: vars.text.list,
});

export const foot = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Stays at the bottom even when the list is short.
  marginBlockStart: 'auto',
  gap: `${vars.space.xxsmall} ${vars.space.gutter}`,
  padding: `${vars.space.small} ${vars.space.gutter}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  '@media': {
    [media.phone]: { display: 'none' },
    '(pointer: coarse)': { display: 'none' },
  },
});
