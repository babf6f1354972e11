import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** Drawn by `accent-color`-free CSS so that box, border and tick keep the tokens' contrast in both themes. */
export const checkbox = style({
  appearance: 'none',
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 18,
  height: 18,
  margin: 0,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: 5,
  background: vars.color.surface,
  verticalAlign: 'middle',
  cursor: 'pointer',
  selectors: {
    // What is pressed is larger than what is drawn.
    '&::before': { content: '', position: 'absolute', inset: -8 },
    '&:checked': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    '&:checked::after': {
      content: '',
      width: 9,
      height: 5,
      border: 'solid currentColor',
      borderWidth: '0 0 2px 2px',
      transform: 'translateY(-1px) rotate(-45deg)',
    },
    '&:indeterminate': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:indeterminate::after': {
      content: '',
      width: 8,
      height: 2,
      borderRadius: 1,
      background: vars.color.onAccent,
    },
    '&:hover:not(:disabled):not(:checked)': { borderColor: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 2 },
    '&[aria-invalid="true"]': { borderColor: vars.color.critical },
    '&:disabled': {
      cursor: 'not-allowed',
      background: vars.color.surfaceSunken,
      borderColor: vars.color.line,
    },
    '&:disabled:checked': { color: vars.color.textSoft },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:checked::after': { borderColor: 'CanvasText' } } },
  },
});

/** Under a thumb: the box of a checkbox field on a phone. */
export const checkboxLarge = style({
  '@media': { '(pointer: coarse)': { width: 24, height: 24 } },
});
