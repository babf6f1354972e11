import { style } from '@vanilla-extract/css';
import { stackPairs } from '../BilingualText/stack-pairs';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';

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
