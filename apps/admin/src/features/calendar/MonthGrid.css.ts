import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const table = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  fontSize: vars.text.caption,
  lineHeight: 1.35,
  '@media': { print: { display: 'block', minHeight: 0, fontSize: '7.5pt' } },
});

globalStyle(`${table} thead`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'block',
  '@media': { print: { position: 'static' } },
});
globalStyle(`${table} tbody`, {
  display: 'grid',
  gridAutoRows: '1fr',
  flex: 1,
  '@media': { print: { display: 'block' } },
});
globalStyle(`${table} tr`, { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' });
globalStyle(`${table} th`, {
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  background: vars.color.surfaceSunken,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  '@media': { [media.phone]: { padding: vars.space.xxsmall } },
});
globalStyle(`${table} td`, {
  display: 'flex',
  minWidth: 0,
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
});
globalStyle(`${table} tr > :first-child`, { borderInlineStart: 0 });

/** A day: its number, the counts of its statuses, and its first classes. */
export const day = style({
  // Contains the visually hidden names of the day and the statuses.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  flex: 1,
  minWidth: 0,
  minHeight: 104,
  padding: vars.space.xsmall,
  border: 0,
  background: vars.color.surface,
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-outside]': { background: vars.color.surfaceSunken, color: vars.color.textSoft },
    '&[data-closed]': {
      background: `repeating-linear-gradient(135deg, ${vars.color.surfaceSunken} 0 6px, ${vars.color.surface} 6px 12px)`,
    },
    '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` },
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: -2 },
  },
  '@media': {
    [media.phone]: { minHeight: 72, padding: vars.space.xxsmall },
    print: { minHeight: '12mm', padding: '1mm' },
  },
});

export const date = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.xsmall}`,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const today = style({
  minWidth: '1.9em',
  paddingInline: '0.35em',
  borderRadius: vars.radius.full,
  background: vars.color.feature,
  color: vars.color.onFeature,
  textAlign: 'center',
});

export const holiday = style({
  fontSize: '0.75rem',
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: '0.6875rem' } },
});

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.small}`,
  '@media': { [media.phone]: { flexDirection: 'column' } },
});

export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.hair,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-status="recorded"]': { color: vars.color.positive },
    '&[data-status="missing"]': { color: vars.color.caution },
    '&[data-status="clash"]': { color: vars.color.critical },
    '&[data-status="cancelled"]': { color: vars.color.textSoft },
  },
});

globalStyle(`${count} > svg`, { width: 14, height: 14 });

/** The first classes of a day. A phone has no room for them. */
export const few = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' }, print: { whiteSpace: 'normal' } },
});

/** The number of teachers who are away, also on a phone. */
export const away = style({
  color: vars.color.textSoft,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: '0.6875rem', lineHeight: 1.2 } },
});
