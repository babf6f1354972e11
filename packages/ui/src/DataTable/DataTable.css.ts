import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { stackPairs } from '../BilingualText/stack-pairs';
import { vars } from '../theme/contract.css';
import { inEm } from '../theme/inEm';
import { media, supports } from '../theme/media';
import { menuWidth, selectionWidth } from './table-columns';

// Cells have no class unless they differ: a hundred rows of fifteen columns are 1,500 cells.

const card_ = {
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
} as const;

const run = keyframes({
  '0%, 25%': { translate: '-100%' },
  '100%': { translate: '250%' },
});

const frameBase = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  // Not `hidden`: that would make this box the scroll container of sticky elements at the window's bottom.
  overflow: 'clip',
  ...card_,
  selectors: {
    '&[data-busy]::before': {
      content: '',
      position: 'absolute',
      zIndex: vars.layer.bar,
      insetBlockStart: 0,
      insetInlineStart: 0,
      width: '40%',
      height: 2,
      background: vars.color.accent,
      translate: '-100%',
      animation: `${run} 1.2s ease-in-out infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-busy]::before': { width: '100%', translate: 'none', animation: 'none' } },
    },
    print: { overflow: 'visible', border: 0, borderRadius: 0 },
  },
});

export const frame = styleVariants({
  page: [frameBase],
  // On a phone the page scrolls, not a box inside it.
  phone: [frameBase, { flex: 'none', width: '100%', minHeight: 'min-content' }],
  own: [
    frameBase,
    {
      flex: '1 1 0',
      // In a low window, the rows, the selection bar and the pagination may not fit together.
      '@media': { [media.roomy]: { overflow: 'hidden auto' } },
    },
  ],
});

const scrollerBase = style({
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // Keeps a focused element from scrolling under the sticky head, and under a scroll bar over the rows, as in Safari.
  scrollPadding: '64px 24px 8px 0',
  ':focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: -2 },
  '@media': { print: { overflow: 'visible', contain: 'none' } },
});

export const scroller = styleVariants({
  page: [scrollerBase],
  own: [
    scrollerBase,
    {
      flex: '1 1 0',
      minHeight: 320,
      // Isolates the rows from changes outside: a key press in the search box takes 17 ms instead of 80.
      contain: 'strict',
      '@media': {
        // Below this height the window does not scroll, and taller rows would push the pagination out.
        [media.roomy]: { minHeight: 160 },
        print: { minHeight: 0 },
      },
    },
  ],
});

export const table = style({
  width: '100%',
  // Collapsed borders do not move with a sticky head.
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: vars.color.text,
  fontSize: vars.text.list,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { fontSize: '9pt' } },
});

globalStyle(`${table} thead`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  '@media': { print: { position: 'static', display: 'table-header-group' } },
});

globalStyle(`${table} thead :is(th, td)`, {
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  '@media': { print: { padding: '3pt 4pt' } },
});

globalStyle(`${table} tbody :is(th, td)`, {
  height: 48,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'middle',
  '@media': { print: { height: 'auto', padding: '3pt 4pt' } },
});

// A date on two lines is hard to read.
globalStyle(`${table} tbody time`, { whiteSpace: 'nowrap' });

// With known widths each row is its own grid and `content-visibility` skips rows out of view: they stay in
// the DOM for find-in-page and screen readers, but cost no layout or paint. Printing uses a normal table.

const fixed = `${table}[data-fixed]`;

globalStyle(`${fixed}`, { '@media': { screen: { display: 'block', minWidth: 'var(--least)' } } });

globalStyle(`${fixed} :is(thead, tbody)`, { '@media': { screen: { display: 'block' } } });

globalStyle(`${fixed} tr`, {
  '@media': { screen: { display: 'grid', gridTemplateColumns: 'var(--columns)' } },
});

globalStyle(`${fixed} tbody tr`, {
  '@media': {
    screen: {
      containIntrinsicBlockSize: 'auto 49px',
      borderBlockEnd: `1px solid ${vars.color.line}`,
      '@supports': { [supports.skippedLayout]: { contentVisibility: 'auto' } },
    },
  },
});

globalStyle(`${fixed} tr > :is(th, td)`, {
  '@media': {
    screen: {
      display: 'block',
      // The cell fills its grid track.
      width: 'auto',
      minWidth: 0,
      // These tables have many columns, so the padding is smaller.
      paddingInline: vars.space.small,
      alignContent: 'center',
      overflowWrap: 'break-word',
    },
  },
});

globalStyle(`${fixed} tr > :is(th, td):first-child`, {
  '@media': { screen: { paddingInlineStart: vars.space.medium } },
});

// Reduces the padding further where the table would otherwise scroll sideways.
globalStyle(`${fixed}[data-tight] tr > :is(th, td)`, {
  '@media': { screen: { paddingInline: vars.space.xxsmall } },
});

globalStyle(`${fixed}[data-tight] tr > :is(th, td):first-child`, {
  '@media': { screen: { paddingInlineStart: vars.space.small } },
});

globalStyle(`${fixed} tbody tr > :is(th, td)`, {
  '@media': { screen: { height: 'auto', minHeight: 48, borderBlockEnd: 0 } },
});

globalStyle(`${table} tbody tr:hover`, {
  background: `color-mix(in srgb, ${vars.color.surfaceSunken} 55%, transparent)`,
});

globalStyle(`${table} tbody tr`, { '@media': { print: { breakInside: 'avoid' } } });

/** Belongs to the row above it. */
export const rowBelow = style({});

globalStyle(`${table} tbody ${rowBelow}, ${table} tbody ${rowBelow}:hover`, {
  background: vars.color.canvas,
});

globalStyle(`${fixed} tbody ${rowBelow}`, { '@media': { screen: { display: 'block' } } });

const alignCenter = style({});

const alignEnd = style({});

export const align = { center: alignCenter, end: alignEnd };

globalStyle(`${table} tr > ${alignCenter}`, { textAlign: 'center' });

globalStyle(`${table} tr > ${alignEnd}`, { textAlign: 'end' });

const highlightedBase = style({
  position: 'relative',
  background: vars.color.highlight,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    border: '5px solid transparent',
    borderBlockStartColor: vars.color.caution,
    borderInlineEndColor: vars.color.caution,
  },
});

export const highlighted = styleVariants({
  start: [highlightedBase],
  center: [highlightedBase, align.center],
  end: [highlightedBase, align.end],
});

export const highlightedLine = style([highlightedBase, { paddingInline: vars.space.small }]);

// Compact density. Rows with two lines in a cell stay as high as needed.

const dense = `${table}[data-density="compact"]`;

globalStyle(`${dense} tbody :is(th, td)`, { height: 34, paddingBlock: vars.space.hair });

globalStyle(`${dense}[data-fixed] tbody tr`, {
  '@media': { screen: { containIntrinsicBlockSize: 'auto 35px' } },
});

globalStyle(`${dense}[data-fixed] tbody tr > :is(th, td)`, { '@media': { screen: { minHeight: 34 } } });

// A selected row has a ticked checkbox, a tint and a bar at its start.

const chosen = {
  background: vars.color.accentSoft,
  boxShadow: `inset 3px 0 ${vars.color.accent}`,
} as const;

globalStyle(`${table} tbody tr[data-selected]`, chosen);

export const selectCell = style({ width: selectionWidth, '@media': { print: { display: 'none' } } });

export const selectionBar = style({
  position: 'sticky',
  zIndex: vars.layer.sticky,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  padding: `${vars.space.small} ${vars.space.gutter}`,
  borderBlockStart: `1px solid ${vars.color.accent}`,
  background: vars.color.accentSoft,
  '@media': { print: { display: 'none' } },
});

export const selectionSummary = style({ fontSize: vars.text.list, fontWeight: vars.weight.strong });

export const selectionActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

// One row of actions on a tablet.
stackPairs(selectionActions, media.compact);

export const selectionPanel = style({ flex: '1 0 100%', minWidth: 0 });

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  margin: '-4px -6px',
  padding: '4px 6px',
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: {
    // The arrow is visual only; screen readers use aria-sort.
    '&::after': { content: '"↑" / ""', width: '1em', color: vars.color.accent, opacity: 0 },
    '&:hover::after': { opacity: 0.6 },
    // In a column of numbers the label is right-aligned too.
    [`${alignEnd} > &`]: { flexDirection: 'row-reverse' },
    '[aria-sort="ascending"] > &::after': { opacity: 1 },
    '[aria-sort="descending"] > &::after': { content: '"↓" / ""', opacity: 1 },
  },
  // Chromium omits a button when it repeats the table head on the next printed page.
  '@media': { print: { display: 'contents' } },
});

export const menuCell = style({ width: menuWidth, '@media': { print: { display: 'none' } } });

export const menuHead = style({ whiteSpace: 'nowrap', '@media': { print: { display: 'none' } } });

/** Three dots, drawn as a background. */
export const menuButton = style({
  display: 'block',
  flex: 'none',
  width: vars.target.pointer,
  height: vars.target.pointer,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  backgroundColor: 'transparent',
  color: vars.color.textSoft,
  cursor: 'pointer',
  '::before': {
    content: '',
    display: 'block',
    width: 4,
    height: 16,
    margin: 'auto',
    background:
      'radial-gradient(circle at 50% 50%, currentColor 1.6px, transparent 2.1px) 50% 0 / 4px 33.33% repeat-y',
  },
  selectors: {
    '&:hover, &[aria-expanded="true"]': { backgroundColor: vars.color.surfaceSunken, color: vars.color.text },
  },
  '@media': {
    '(pointer: coarse)': { width: vars.target.thumb, height: vars.target.thumb },
    '(forced-colors: active)': { '::before': { forcedColorAdjust: 'none', color: 'CanvasText' } },
    print: { display: 'none' },
  },
});

// Flag of 18 px, drawn with gradients: a clipped shape would create a layer in each row.
const pole = 'linear-gradient(currentColor, currentColor) 3px 2px / 1.6px 14.5px';

const tail = (paint: string) =>
  `linear-gradient(to bottom right, ${paint}) 13px 2px / 2.5px 4.5px, linear-gradient(to top right, ${paint}) 13px 6.5px / 2.5px 4.5px`;

const edge = (top: number) => `linear-gradient(currentColor, currentColor) 3px ${top}px / 11.5px 1.6px`;

const raised = `${pole}, ${tail('currentColor 50%, transparent 52%')}, linear-gradient(currentColor, currentColor) 3px 2px / 10px 9px`;

const lowered = `${pole}, ${tail('transparent calc(50% - 1.5px), currentColor calc(50% - 1.4px) 50%, transparent 52%')}, ${edge(2)}, ${edge(9.4)}`;

const unrepeated = (layers: string) => layers.replaceAll(/px(?=, linear|$)/g, 'px no-repeat');

/** A flag instead of a checkbox: outlined when off, filled red when on. */
export const flag = style({
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: vars.radius.small,
  verticalAlign: 'middle',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      width: 18,
      height: 18,
      background: unrepeated(lowered),
      color: vars.color.lineStrong,
    },
    '&:hover:not(:disabled, :checked)::before': { color: vars.color.text },
    '&:checked::before': { background: unrepeated(raised), color: vars.color.critical },
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}` },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', color: 'CanvasText' },
        '&:checked::before': { color: 'CanvasText' },
        '&:disabled::before': { color: 'GrayText' },
      },
    },
  },
});

const pulse = keyframes({ '50%': { opacity: 0.45 } });

const boneStyle = {
  display: 'block',
  height: 10,
  width: '60%',
  minWidth: 24,
  borderRadius: vars.radius.full,
  background: vars.color.line,
} as const;

export const bone = style(boneStyle);

/** Animates the container of the skeleton cells, because animating each cell would create a layer per cell. */
export const awaited = style({
  animation: `${pulse} 1.6s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

globalStyle(`${awaited} td::before`, { ...boneStyle, content: '' });

export const footer = style({
  padding: `10px ${vars.space.gutter}`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  marginBlockStart: -1,
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21.25rem), 1fr))',
  alignContent: 'start',
  outline: 'none',
  '@media': {
    [media.roomy]: {
      selectors: {
        // The window does not scroll in this layout.
        '&[data-scrolls]:not(:empty)': { flex: '1 1 0', minHeight: 160, overflow: 'auto' },
      },
    },
  },
});

export const card = style({
  display: 'grid',
  // The lines of cards next to one another align, however high each is.
  alignContent: 'start',
  gap: vars.space.small,
  padding: `${vars.space.medium} ${vars.space.gutter}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@supports': {
    // Cards out of view are not laid out, but find-in-page still finds them.
    [supports.skippedLayout]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto var(--card)',
    },
  },
  selectors: { '&[data-selected]': chosen },
});

/** Belongs to the card above it. */
export const cardBelow = style({
  padding: `${vars.space.medium} ${vars.space.gutter}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
});

export const cardHead = style({ display: 'flex', alignItems: 'center', gap: vars.space.medium });

export const cardTitle = style({
  fontSize: vars.text.form,
  fontWeight: vars.weight.strong,
  flex: 1,
  minWidth: 0,
});

/** Stacks the two languages, so that the button is only as wide as the longer one. */
export const corner = style({ display: 'flex', flex: 'none', alignItems: 'center' });

stackPairs(corner);

/** Six tracks; a value may span several, so that related values share a line. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${vars.space.small} ${vars.space.medium}`,
  selectors: { '&:empty': { display: 'none' } },
});

globalStyle(`${lines} > *`, { gridColumn: '1 / -1' });

// Keeps two dates with their labels on one line, except on the narrowest phones.
globalStyle(`${lines} time`, {
  whiteSpace: 'nowrap',
  '@media': { [`(max-width: ${inEm(359)})`]: { whiteSpace: 'normal' } },
});

const anyLine = style({ minHeight: 28, fontSize: vars.text.body, fontVariantNumeric: 'tabular-nums' });

/** A label is beside the first line of its value; a single line is centred in the minimum height. */
const besideFirstLine = { alignItems: 'baseline', alignContent: 'center' } as const;

export const line = style([
  anyLine,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    ...besideFirstLine,
    gap: vars.space.medium,
  },
]);

// 38 px plus the gap keeps links 44 px apart, the minimum touch target.
globalStyle(`${line}:has(a[href])`, { '@media': { '(pointer: coarse)': { minHeight: 38 } } });

/** A column's share of a line. The label takes the width of its text. */
export const sharedLine = style([
  anyLine,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    ...besideFirstLine,
    gap: vars.space.small,
  },
]);

/** A value after an icon. */
export const iconLine = style([anyLine, { display: 'flex', alignItems: 'center', gap: vars.space.small }]);

export const countLine = style([iconLine, { justifyContent: 'end' }]);

/** A line whose label is for screen readers only. */
export const bareLine = anyLine;

export const term = style({ color: vars.color.textSoft, fontSize: vars.text.caption, lineHeight: 1.3 });

// Next to its value a label has no room for both languages on one line.
stackPairs(`${term} >`);

export const toggles = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  selectors: { '&:empty': { display: 'none' } },
});

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.target.thumb,
  fontSize: vars.text.list,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minWidth: vars.target.thumb } },
});

export const phoneBar = style({
  display: 'grid',
  gap: vars.space.xsmall,
  padding: `${vars.space.small} ${vars.space.gutter}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceSunken,
  selectors: { '&:empty': { display: 'none' } },
});

/** In the phone's filter sheet this is a label above the buttons; elsewhere it is hidden. */
export const sortCaption = style({
  paddingBlockEnd: vars.space.xsmall,
  fontSize: vars.text.list,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
  selectors: { [`${phoneBar} &`]: { display: 'none' } },
});

export const sortChips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
});

export const sortChip = style({
  flex: 'none',
  minHeight: vars.target.thumb,
  padding: `0 ${vars.space.medium}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text.list,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.color.accent, background: vars.color.accentSoft },
    '&[data-direction]::after': { content: '"↑" / ""', color: vars.color.accent, marginInlineStart: 4 },
    '&[data-direction="descending"]::after': { content: '"↓" / ""' },
  },
});
