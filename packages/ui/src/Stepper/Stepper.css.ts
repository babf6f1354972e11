import { style } from '@vanilla-extract/css';
import { secondSize } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { visuallyHiddenRules } from '../VisuallyHidden/visually-hidden-rules';

export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  '@media': {
    [media.phone]: {
      position: 'relative',
      gap: vars.space.xxsmall,
      // Space for the current step's label, up to two lines.
      paddingBlockEnd: `calc(2.75 * ${vars.text.body})`,
    },
    print: { display: 'none' },
  },
});

/** A line that connects the steps fills the remaining width. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
  selectors: {
    '&:not(:first-child)': { flex: '1 1 auto' },
    '&:not(:first-child)::before': {
      content: '',
      flex: '1 1 auto',
      minWidth: vars.space.small,
      height: 0,
      borderBlockStart: `2px solid ${vars.color.line}`,
    },
  },
  '@media': { [media.phone]: { gap: vars.space.xxsmall } },
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
  minHeight: vars.target.thumb,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.color.text,
  fontSize: vars.text.body,
  fontWeight: vars.weight.medium,
  lineHeight: 1.25,
  textAlign: 'start',
  textDecoration: 'none',
  vars: { [secondSize]: vars.text.caption },
  selectors: {
    'button&': { cursor: 'pointer' },
    ':is(a, button)&:hover': { background: vars.color.surfaceSunken },
    'span&': { color: vars.color.textSoft },
    '&[aria-current]': { color: vars.color.accentStrong, fontWeight: vars.weight.heavy },
  },
  '@media': {
    [media.phone]: {
      justifyContent: 'center',
      minWidth: vars.target.thumb,
      paddingInline: vars.space.xxsmall,
    },
  },
});

const filled = (color: string, ink: string) => ({ borderColor: color, background: color, color: ink });

/** A circle with the number, the check mark or the error icon. */
export const mark = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 28,
  height: 28,
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.textSoft,
  fontSize: vars.text.list,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.heavy,
  lineHeight: 1,
  selectors: {
    '[data-state="done"] > &': {
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
      color: vars.color.accentStrong,
    },
    '[data-state="refused"] > &': { borderColor: vars.color.critical, color: vars.color.critical },
    '[aria-current] > &': filled(vars.color.accent, vars.color.onAccent),
    '[aria-current][data-state="refused"] > &': filled(vars.color.critical, vars.color.onCritical),
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '[aria-current] > &': { outline: '2px solid Highlight', outlineOffset: 1 } },
    },
  },
});

/** On phones only the current step shows its label, below all circles; the others are visually hidden. */
export const words = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: {
      selectors: {
        '[aria-current] > &': {
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 0,
          paddingInline: vars.space.small,
        },
        ':not([aria-current]) > &': visuallyHiddenRules,
      },
    },
  },
});
