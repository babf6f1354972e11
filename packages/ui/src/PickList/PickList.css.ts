import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const list = style({
  maxHeight: 360,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  fontSize: vars.text.list,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 1 },
    '&[data-stale]': { opacity: 0.55 },
  },
});

export const items = style({ position: 'relative' });

export const item = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minHeight: 48,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  lineHeight: 1.35,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&:hover': { background: vars.color.surfaceSunken },
    [`${list}:focus-visible &[data-marked]`]: {
      background: vars.color.surfaceSunken,
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: -2,
    },
    [`${list}[aria-readonly] &`]: { cursor: 'default', background: 'none' },
  },
});

/** Drawn like a checkbox; the whole row is the click target. */
export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 18,
  height: 18,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: 5,
  background: vars.color.surface,
  color: vars.color.onAccent,
  selectors: {
    [`${item}[aria-selected="true"] &`]: { background: vars.color.accent, borderColor: vars.color.accent },
    [`${list}[aria-readonly] &`]: {
      background: vars.color.surfaceSunken,
      borderColor: vars.color.line,
      color: vars.color.textSoft,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      color: 'HighlightText',
      selectors: { [`${item}[aria-selected="true"] &`]: { background: 'Highlight' } },
    },
  },
});

/** The note wraps below the text if there is no room next to it. */
export const content = style({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.hair} ${vars.space.medium}`,
  minWidth: 0,
});

export const words = style({ display: 'grid', flex: '1 1 9em', minWidth: 0 });

export const detail = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

export const note = style({ fontSize: vars.text.caption });
