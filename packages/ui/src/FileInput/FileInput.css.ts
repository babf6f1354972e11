import { style } from '@vanilla-extract/css';
import { secondInk } from '../BilingualText/BilingualText.css';
import { stackPairs } from '../BilingualText/stack-pairs';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { visuallyHidden } from '../theme/primitives.css';

/** Holds the files for the form. The form focuses it when it rejects the files. */
export const holder = visuallyHidden;

export const field = style({ position: 'relative', display: 'grid', minWidth: 0 });

/** The drop zone, always visible. */
export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.medium}`,
  padding: vars.space.medium,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&[data-drag="near"]': { borderColor: vars.color.accent },
    '&[data-drag="over"]': {
      background: vars.color.accentSoft,
      borderStyle: 'solid',
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    '&[data-refused]': { borderColor: vars.color.critical },
    '&[data-disabled]': { background: vars.color.surfaceSunken, borderColor: vars.color.line },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-drag="over"]': { outline: '2px solid Highlight' } },
    },
    print: { display: 'none' },
  },
});

// On phones the button takes at most one line per language.
stackPairs(`${zone} > button`, media.phone);

/** Hidden on touch devices, which do not support dragging files. */
export const drop = style({
  color: vars.color.textSoft,
  fontSize: vars.text.list,
  '@media': { '(hover: none)': { display: 'none' } },
});

export const list = style({
  marginBlockStart: vars.space.small,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});

export const row = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.medium,
  padding: `${vars.space.small} ${vars.space.medium}`,
  fontSize: vars.text.list,
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

/** A paper icon with the file extension. */
export const paper = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 40,
  height: 40,
  border: `1px solid ${vars.color.line}`,
  borderRadius: `${vars.radius.small} ${vars.radius.medium} ${vars.radius.small} ${vars.radius.small}`,
  background: vars.color.surfaceSunken,
  color: vars.color.textSoft,
  fontSize: '0.6875rem',
  fontWeight: vars.weight.heavy,
  textTransform: 'uppercase',
  selectors: {
    [`${row}[data-state="sent"] &`]: {
      borderColor: vars.color.positive,
      background: vars.color.positiveSoft,
      color: vars.color.positive,
    },
    [`${row}[data-state="failed"] &`]: {
      borderColor: vars.color.critical,
      background: vars.color.criticalSoft,
      color: vars.color.critical,
    },
  },
});

export const facts = style({
  display: 'grid',
  flex: 1,
  gap: vars.space.hair,
  minWidth: 0,
  justifyItems: 'start',
});

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const detail = style({
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
});

export const progress = style([detail, { width: '100%', maxWidth: 320 }]);

export const outcome = style({ fontSize: vars.text.caption, lineHeight: 1.45 });

export const waiting = style({ color: vars.color.textSoft });

const said = { display: 'flex', gap: vars.space.xsmall } as const;

export const sent = style({
  ...said,
  vars: { [secondInk]: vars.color.positive },
  color: vars.color.positive,
});

export const failed = style({
  ...said,
  vars: { [secondInk]: vars.color.critical },
  color: vars.color.critical,
});

export const retry = style({ marginBlock: vars.space.xxsmall });

/** Aligns the icon with the first line of text. */
export const picture = style({ marginBlockStart: vars.space.hair });
