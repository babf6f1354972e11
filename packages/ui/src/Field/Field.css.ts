import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { secondInk } from '../BilingualText/BilingualText.css';
import { showsReason } from '../Button/Button.css';
import { vars } from '../theme/contract.css';

/** Touch needs 44 px targets, and iOS zooms into fields with text under 16 px. */
const thumb = '(pointer: coarse)';

export const field = style({
  display: 'grid',
  // A long value must not widen the field, for example a long name on a phone.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  minWidth: 0,
  alignContent: 'start',
  // As a stacking context it is painted alone: a key repaints this field, not the whole page.
  isolation: 'isolate',
  selectors: { [showsReason]: { isolation: 'auto' } },
});

export const label = style({
  color: vars.color.text,
  fontSize: vars.text.list,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
  // Some of the specified labels start in lower case.
  '::first-letter': { textTransform: 'uppercase' },
});

export const hint = style({ color: vars.color.textSoft, fontSize: vars.text.caption, lineHeight: 1.45 });

export const message = style({
  display: 'flex',
  gap: vars.space.xsmall,
  vars: { [secondInk]: vars.color.critical },
  color: vars.color.critical,
  fontSize: vars.text.caption,
  lineHeight: 1.45,
});

export const messageIcon = style({ marginTop: vars.space.hair });

/** The native control of a text field. */
export const control = recipe({
  base: {
    display: 'block',
    width: '100%',
    minWidth: 0,
    margin: 0,
    padding: `0 ${vars.space.medium}`,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.text,
    font: 'inherit',
    fontSize: vars.text.form,
    lineHeight: 1.4,
    // Keeps label and message visible when the focused control scrolls into view.
    scrollMarginBlock: '3.5rem',
    selectors: {
      '&::placeholder': { color: vars.color.textSoft, opacity: 1 },
      '&:hover:not(:disabled)': { borderColor: vars.color.text },
      '&:focus-visible': {
        borderColor: vars.color.accent,
        outline: `2px solid ${vars.color.accent}`,
        outlineOffset: 1,
      },
      '&[aria-invalid="true"]': {
        borderColor: vars.color.critical,
        boxShadow: `inset 0 0 0 1px ${vars.color.critical}`,
      },
      '&:disabled': {
        background: vars.color.surfaceSunken,
        borderColor: vars.color.line,
        color: vars.color.textSoft,
        cursor: 'not-allowed',
        // Safari lightens disabled text further, below 4.5:1.
        WebkitTextFillColor: vars.color.textSoft,
        opacity: 1,
      },
      '&:read-only:not(:disabled):not(select)': { background: vars.color.surfaceSunken },
    },
  },
  variants: {
    size: {
      control: {
        minHeight: vars.target.control,
        '@media': { [thumb]: { minHeight: vars.target.thumb } },
      },
      action: { minHeight: vars.target.action },
    },
  },
  defaultVariants: { size: 'control' },
});

/** Positions an icon, a button or a unit over the ends of a control. */
export const frame = style({ position: 'relative', display: 'grid' });

const end = {
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textSoft,
} as const;

export const start = style({ ...end, insetInlineStart: vars.space.medium, pointerEvents: 'none' });

export const suffix = style({
  ...end,
  insetInlineEnd: vars.space.medium,
  pointerEvents: 'none',
  fontSize: vars.text.body,
});

export const endButton = style({
  ...end,
  insetInlineEnd: vars.space.hair,
  insetBlock: vars.space.hair,
  justifyContent: 'center',
  minWidth: 36,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  '@media': { [thumb]: { minWidth: vars.target.thumb } },
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: -1 },
  },
});
