import { style } from '@vanilla-extract/css';
import { secondInk } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';
import { inEm } from '../theme/inEm';
import { breakpoint } from '../theme/tokens';

/** Where our calendar is used. Other devices use the browser's picker, which suits touch and zoom. */
const desk = `screen and (min-width: ${inEm(breakpoint.tablet)}) and (not (pointer: coarse))`;

export const input = style({
  '@media': {
    [desk]: { selectors: { '&::-webkit-calendar-picker-indicator': { display: 'none' } } },
  },
});

export const button = style({
  display: 'none',
  // Covers Firefox's own picker button, which cannot be removed.
  background: vars.color.surface,
  '@media': { [desk]: { display: 'flex' } },
  selectors: {
    '&[aria-expanded="true"]': { color: vars.color.accent },
    '&:disabled': { background: 'none', cursor: 'not-allowed', color: vars.color.textSoft },
  },
});

const rows = 6;

/** Also matches laptops with a touch screen, whose primary pointer is fine. */
const touch = '(any-pointer: coarse)';

export const calendar = style({
  display: 'grid',
  gap: vars.space.small,
  width: 'max-content',
  maxWidth: '100%',
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.hair });

export const title = style({
  flex: 1,
  minWidth: 0,
  textAlign: 'center',
  fontSize: vars.text.list,
  fontWeight: vars.weight.heavy,
  lineHeight: 1.25,
});

/** Always six weeks high, so that the buttons do not move when the month changes. */
export const weeks = style({
  minHeight: rows * 36 + 40,
  '@media': { [touch]: { minHeight: rows * 44 + 40 } },
});

export const grid = style({ margin: '0 auto' });

export const weekday = style({
  height: 40,
  padding: 0,
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
});

export const day = style({
  position: 'relative',
  width: 40,
  height: 36,
  padding: 0,
  // Separates two highlighted days that are next to each other.
  border: `1px solid ${vars.color.surface}`,
  borderRadius: vars.radius.medium,
  backgroundClip: 'padding-box',
  fontSize: vars.text.list,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: -1 },
    '&[aria-current="date"]': { fontWeight: vars.weight.heavy },
    '&[aria-current="date"]::after': {
      content: '',
      position: 'absolute',
      insetInline: '35%',
      insetBlockEnd: 4,
      borderBlockEnd: '2px solid currentColor',
    },
    '&[aria-selected="true"]': {
      background: vars.color.accent,
      vars: { [secondInk]: vars.color.onAccent },
      color: vars.color.onAccent,
      fontWeight: vars.weight.heavy,
    },
    '&[aria-selected="true"]:focus-visible': { outlineOffset: 1 },
    '&[aria-disabled="true"]': {
      background: 'none',
      color: vars.color.textSoft,
      fontWeight: vars.weight.regular,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [touch]: { width: 44, height: 44 },
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: {
        '&[aria-selected="true"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.xxsmall,
  ':empty': { display: 'none' },
});
