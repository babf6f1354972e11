import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { secondInk } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.small,
    minHeight: vars.target.control,
    padding: `${vars.space.xsmall} 14px`,
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    font: 'inherit',
    fontSize: vars.text.list,
    fontWeight: vars.weight.strong,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    vars: { [secondInk]: 'color-mix(in srgb, currentColor 86%, transparent)' },
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
      // A busy button is not disabled, so it keeps full opacity.
      '&[aria-busy="true"]': { cursor: 'progress', opacity: 1 },
      // With an icon, a label on two lines is left-aligned.
      '&:has(> svg)': { textAlign: 'start' },
    },
    '@media': {
      '(pointer: coarse)': { minHeight: vars.target.thumb },
      '(forced-colors: active)': {
        borderColor: 'ButtonBorder',
        selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
      },
      print: { display: 'none' },
    },
  },
  variants: {
    variant: {
      primary: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        selectors: {
          '&:hover:not([aria-disabled="true"], :disabled)': { background: vars.color.accentStrong },
        },
      },
      secondary: {
        background: vars.color.surface,
        borderColor: vars.color.lineStrong,
        color: vars.color.text,
        selectors: {
          '&:hover:not([aria-disabled="true"], :disabled)': { background: vars.color.surfaceSunken },
        },
      },
      quiet: {
        background: 'transparent',
        color: vars.color.accent,
        // A quiet button has no visible edge to centre its text in.
        textAlign: 'start',
        selectors: {
          '&[aria-pressed="true"]': { borderColor: vars.color.accent, background: vars.color.accentSoft },
          '&:hover:not([aria-disabled="true"], :disabled)': { background: vars.color.accentSoft },
        },
      },
      inverse: {
        background: vars.color.surface,
        color: vars.color.accent,
        selectors: {
          '&:hover:not([aria-disabled="true"], :disabled)': { background: vars.color.accentSoft },
        },
      },
      critical: {
        background: vars.color.critical,
        color: vars.color.onCritical,
        selectors: {
          '&:hover:not([aria-disabled="true"], :disabled)': {
            background: `color-mix(in srgb, ${vars.color.critical} 88%, ${vars.color.text})`,
          },
        },
      },
    },
    size: {
      small: {
        minHeight: vars.target.pointer,
        padding: `${vars.space.xxsmall} 10px`,
        fontSize: vars.text.caption,
      },
      medium: {},
      large: { minHeight: vars.target.thumb, fontSize: vars.text.body },
      action: {
        minHeight: vars.target.action,
        width: '100%',
        borderRadius: vars.radius.large,
        fontSize: vars.text.lead,
      },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'secondary', size: 'medium' },
});

/** Wraps a button that can be blocked and its reason, so that the reason can be positioned next to the button. */
export const blockable = style({
  position: 'relative',
  display: 'inline-flex',
  maxWidth: '100%',
});

// In a row that stretches its buttons, the wrapped button stretches like the others.
globalStyle(`${blockable} > button`, { flexGrow: 1 });

/**
 * Selector of an element that shows the reason of a blocked button. It then needs the stacking context of its surroundings,
 * otherwise later elements would cover the reason.
 */
export const showsReason = `&:has(${blockable}:is(:hover, :focus-within))`;

export const blockableWide = style([blockable, { display: 'flex' }]);

export const reason = style({
  // A fixed box causes no scrolling, and scroll containers do not cut it off.
  position: 'fixed',
  zIndex: vars.layer.popover,
  // Above the button until `keepBeside` has found a side with enough room.
  translate: '0 calc(-100% - 6px)',
  width: 'max-content',
  maxWidth: 'min(18rem, 80vw)',
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  color: vars.color.text,
  fontSize: vars.text.caption,
  textAlign: 'start',
  visibility: 'hidden',
  selectors: {
    [`${blockable}:hover > &, ${blockable}:focus-within > &`]: { visibility: 'visible' },
    // Invisible, but still the description of the button.
    '&[data-hushed]': { opacity: 0, pointerEvents: 'none' },
  },
});
