import { breakpoint, inEm, media, supports, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Tablets, where the columns of the days are narrow. */
const tablet = `${media.tablet} and (max-width: ${inEm(breakpoint.desktop - 0.02)})`;

/** The scroll container of a grid. */
export const scroller = style({
  flex: '1 1 0',
  minHeight: 320,
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // Keeps a focused class from scrolling under the heads.
  scrollPadding: '76px 8px 8px 164px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  '@media': {
    // Isolates the rows from changes outside.
    [media.roomy]: { minHeight: 0, contain: 'strict' },
    print: { minHeight: 0, overflow: 'visible', border: 0, boxShadow: 'none' },
  },
});

export const table = style({
  display: 'block',
  minWidth: 'min-content',
  fontSize: vars.text.list,
  lineHeight: 1.35,
  // Columns may be narrower than on screen, where they scroll sideways.
  '@media': { print: { minWidth: 0, fontSize: '7.5pt' } },
});

globalStyle(`${table} :is(thead, tbody)`, { display: 'block' });
globalStyle(`${table} tr`, { display: 'grid', gridTemplateColumns: 'var(--columns)' });

/** Names the days on paper. */
export const printedCaption = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      paddingBlockEnd: '3mm',
      textAlign: 'start',
      fontSize: '12pt',
      fontWeight: vars.weight.heavy,
    },
  },
});

globalStyle(`${table} thead tr`, { borderBlockEnd: `1px solid ${vars.color.line}` });

globalStyle(`${table} thead`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  '@media': { print: { position: 'static' } },
});

// Lays out only the groups of rows in view; the others stay in the document for find-in-page, print and screen readers.
globalStyle(`${table} tbody`, {
  '@media': {
    screen: {
      containIntrinsicBlockSize: 'auto calc(var(--lines) * 51px + var(--rows) * 9px)',
      '@supports': { [supports.skippedLayout]: { contentVisibility: 'auto' } },
    },
  },
});
globalStyle(`${table} tbody tr`, {
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { breakInside: 'avoid' } },
});

globalStyle(`${table} :is(th, td)`, {
  minWidth: 0,
  padding: vars.space.xxsmall,
  borderInlineStart: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

// Less padding, so that the times of a class fit on one line.
globalStyle(`${table} td`, { '@media': { [tablet]: { paddingInline: vars.space.hair } } });

globalStyle(`${table} thead th`, {
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  background: vars.color.surfaceSunken,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.strong,
  lineHeight: 1.25,
  '@media': { print: { fontSize: '8pt' } },
});

globalStyle(`${table} tr > :first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  paddingInline: vars.space.medium,
  borderInlineStart: 0,
  '@media': {
    // A phone keeps more than half of its width for the days.
    [media.phone]: { paddingInline: vars.space.small },
    print: { position: 'static' },
  },
});

globalStyle(`${table} tbody th`, {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  background: vars.color.surface,
  fontWeight: vars.weight.strong,
});

export const hours = style({
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { fontSize: 'inherit' } },
});

globalStyle(`${table} th[aria-current="date"]`, {
  background: vars.color.feature,
  color: vars.color.onFeature,
});
globalStyle(`${table} th[aria-current="date"] [lang]`, { color: 'inherit' });
globalStyle(`${table} td[data-today]`, {
  background: `color-mix(in srgb, ${vars.color.accentSoft} 55%, transparent)`,
});
globalStyle(`${table} td[data-closed]`, {
  background: `repeating-linear-gradient(135deg, ${vars.color.surfaceSunken} 0 6px, transparent 6px 12px)`,
});
globalStyle(`${table} td[data-weekend]`, { background: vars.color.surfaceSunken });

globalStyle(`${table} td[data-away]`, {
  background: `repeating-linear-gradient(45deg, ${vars.color.surfaceSunken} 0 6px, transparent 6px 12px)`,
});

/** When the teacher is away, above the classes of a day. */
export const awayHours = style({
  paddingBlockEnd: vars.space.xxsmall,
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  lineHeight: 1.25,
  overflowWrap: 'normal',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [tablet]: { fontSize: '0.75rem' }, print: { fontSize: 'inherit' } },
});

globalStyle(`${table} :is(td, [data-stop]):focus-visible`, {
  outline: `2px solid ${vars.color.accent}`,
  outlineOffset: -2,
});

/** The word "today" wraps below the day if there is no room next to it. */
export const dayHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.xsmall,
  overflowWrap: 'normal',
});

export const todayWord = style({ fontWeight: vars.weight.regular });

export const closed = style({ fontWeight: vars.weight.regular, fontSize: '0.75rem' });

/** A class in a cell. */
export const chip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.xxsmall,
  width: '100%',
  minHeight: 46,
  padding: '3px 6px 3px 8px',
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.caption,
  lineHeight: 1.35,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '& + &': { marginBlockStart: vars.space.xxsmall },
    '&:hover': { borderColor: vars.color.lineStrong },
    '&[data-status="recorded"]': {
      borderColor: vars.color.positiveSoft,
      borderInlineStartColor: vars.color.positive,
      background: vars.color.positiveSoft,
    },
    '&[data-status="missing"]': {
      borderColor: vars.color.cautionSoft,
      borderInlineStartColor: vars.color.caution,
      background: vars.color.cautionSoft,
    },
    '&[data-status="clash"]': {
      borderColor: vars.color.criticalSoft,
      borderInlineStartColor: vars.color.critical,
      background: vars.color.criticalSoft,
    },
    '&[data-status="cancelled"]': {
      borderInlineStartColor: vars.color.lineStrong,
      background: vars.color.surfaceSunken,
      color: vars.color.textSoft,
      textDecoration: 'line-through',
    },
    '&[aria-pressed="true"]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 1 },
  },
  '@media': {
    [tablet]: { padding: '3px 3px 3px 5px' },
    print: { minHeight: 0, padding: '1mm 1.5mm', fontSize: '7.5pt', breakInside: 'avoid' },
    '(forced-colors: active)': { border: '1px solid ButtonText' },
  },
});

export const icon = style({ gridRow: 1, gridColumn: 2, '@media': { [tablet]: { gridRow: 2 } } });

globalStyle(`${chip}[data-status="recorded"] > ${icon}`, { color: vars.color.positive });
globalStyle(`${chip}[data-status="missing"] > ${icon}`, { color: vars.color.caution });
globalStyle(`${chip}[data-status="clash"] > ${icon}`, { color: vars.color.critical });

export const time = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  // The column of a day on a tablet has no room for an icon next to it.
  '@media': { [tablet]: { gridColumn: '1 / -1', fontSize: '0.75rem' } },
});

export const client = style({
  gridColumn: '1 / -1',
  '@media': { [tablet]: { gridColumn: 1 }, print: { whiteSpace: 'normal' } },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
