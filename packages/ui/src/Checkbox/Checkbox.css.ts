import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

// Two gradients draw the tick. Positioned, transformed or clipped elements would each create a layer, and a
// list has five hundred checkboxes.
const stroke = (towards: string) =>
  `linear-gradient(${towards}, transparent calc(50% - 1.2px), currentColor calc(50% - 0.8px) calc(50% + 0.8px), transparent calc(50% + 1.2px))`;

const tick = {
  backgroundImage: `${stroke('to bottom left')}, ${stroke('to bottom right')}`,
  backgroundPosition: '22% 66%, 76% 50%',
  backgroundSize: '27% 27%, 47% 47%',
  backgroundRepeat: 'no-repeat',
} as const;

const size = 18;

/** How far the hit area extends beyond the drawn box, in px. */
const halo = 8;

/** Does not use `accent-color`, so that box, border and tick keep the contrast of the tokens in both themes. */
export const checkbox = style({
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: size + 2 * halo,
  height: size + 2 * halo,
  margin: -halo,
  verticalAlign: 'middle',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      boxSizing: 'border-box',
      width: size,
      height: size,
      border: `1.5px solid ${vars.color.lineStrong}`,
      borderRadius: 5,
      background: vars.color.surface,
    },
    '&:checked::before': {
      ...tick,
      backgroundColor: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    '&:indeterminate::before': {
      background: `linear-gradient(${vars.color.onAccent}, ${vars.color.onAccent}) center / 8px 2px no-repeat ${vars.color.accent}`,
      borderColor: vars.color.accent,
    },
    '&:hover:not(:disabled):not(:checked)::before': { borderColor: vars.color.text },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::before': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 2 },
    '&[aria-invalid="true"]::before': { borderColor: vars.color.critical },
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled::before': { backgroundColor: vars.color.surfaceSunken, borderColor: vars.color.line },
    '&:disabled:checked::before': { color: vars.color.textSoft },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', borderColor: 'CanvasText', background: 'Canvas' },
        '&:checked::before': {
          ...tick,
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '&:indeterminate::before': {
          background: 'linear-gradient(HighlightText, HighlightText) center / 8px 2px no-repeat Highlight',
        },
        '&:focus-visible::before': { outlineColor: 'CanvasText' },
        '&:disabled::before': { borderColor: 'GrayText', backgroundColor: 'Canvas' },
        '&:disabled:checked::before': { color: 'GrayText' },
      },
    },
  },
});

/** Larger hit area for touch, used by checkbox fields. */
export const checkboxLarge = style({
  '@media': {
    '(pointer: coarse)': {
      width: 24 + 2 * halo,
      height: 24 + 2 * halo,
      selectors: { '&::before': { width: 24, height: 24 } },
    },
  },
});

export const checkboxField = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space.medium,
  alignItems: 'center',
  '@media': { '(pointer: coarse)': { minHeight: vars.target.thumb } },
});

export const checkboxLabel = style({
  color: vars.color.text,
  fontSize: vars.text.form,
  lineHeight: 1.4,
  paddingBlock: vars.space.xsmall,
  cursor: 'pointer',
  selectors: { ':disabled + &': { color: vars.color.textSoft, cursor: 'not-allowed' } },
});

export const checkboxNotes = style({
  gridColumn: 2,
  display: 'grid',
  gap: vars.space.xxsmall,
  selectors: { '&:empty': { display: 'none' } },
});
