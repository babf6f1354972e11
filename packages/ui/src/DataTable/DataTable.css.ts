import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { stackPairs } from '../BilingualText/stack-pairs';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { menuWidth, selectionWidth } from './table-columns';

// Cells carry no classes of their own unless they differ: a hundred rows of fifteen are 1,500 of them.

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
  // Not hidden: what sticks to the bottom of the window would stick to this box instead.
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
  // The page scrolls under a thumb, not a box in the page.
  phone: [frameBase, { flex: 'none', width: '100%', minHeight: 'min-content' }],
  own: [
    frameBase,
    {
      flex: '1 1 0',
      // In a low window the rows, the bar over a selection and the pages may need more than there is.
      '@media': { [media.roomy]: { overflow: 'hidden auto' } },
    },
  ],
});

const scrollerBase = style({
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // What the focus goes to is not left under the head.
  scrollPaddingBlock: '64px 8px',
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
      // What happens outside (a key in the search box) then costs the rows nothing: 17 ms a key instead of 80.
      contain: 'strict',
      '@media': {
        // The window does not scroll then: what the rows take, the pages under them would lose.
        [media.roomy]: { minHeight: 160 },
        print: { minHeight: 0 },
      },
    },
  ],
});

export const table = style({
  width: '100%',
  // Borders that collapse stay behind when the head sticks.
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

// A date that breaks is two riddles.
globalStyle(`${table} tbody time`, { whiteSpace: 'nowrap' });

// Where the widths are known, each row is a grid of its own, so that a row out of sight costs nothing: it stays
// in the page for find-in-page and screen readers, but is neither laid out nor painted until it is scrolled to.
// Paper has it all, as a table again.

const fixed = `${table}[data-fixed]`;

globalStyle(`${fixed}`, { '@media': { screen: { display: 'block', minWidth: 'var(--least)' } } });

globalStyle(`${fixed} :is(thead, tbody)`, { '@media': { screen: { display: 'block' } } });

globalStyle(`${fixed} tr`, {
  '@media': { screen: { display: 'grid', gridTemplateColumns: 'var(--columns)' } },
});

globalStyle(`${fixed} tbody tr`, {
  '@media': {
    screen: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 49px',
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
});

globalStyle(`${fixed} tr > :is(th, td)`, {
  '@media': {
    screen: {
      display: 'block',
      // As wide as its track.
      width: 'auto',
      minWidth: 0,
      // Many columns: closer together than in a table of a few.
      paddingInline: vars.space.small,
      alignContent: 'center',
      overflowWrap: 'break-word',
    },
  },
});

globalStyle(`${fixed} tr > :is(th, td):first-child`, {
  '@media': { screen: { paddingInlineStart: vars.space.medium } },
});

// Closer together still where the table would scroll sideways otherwise.
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

// A table that holds more on a screen. Rows with two lines in a cell stay as high as they need.

const dense = `${table}[data-density="compact"]`;

globalStyle(`${dense} tbody :is(th, td)`, { height: 34, paddingBlock: vars.space.hair });

globalStyle(`${dense}[data-fixed] tbody tr`, {
  '@media': { screen: { containIntrinsicBlockSize: 'auto 35px' } },
});

globalStyle(`${dense}[data-fixed] tbody tr > :is(th, td)`, { '@media': { screen: { minHeight: 34 } } });

// A chosen row is ticked, tinted and has a bar before it.

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

stackPairs(selectionActions, media.phone);

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
    // An arrow for the eyes; aria-sort tells the ears.
    '&::after': { content: '"↑" / ""', width: '1em', color: vars.color.accent, opacity: 0 },
    '&:hover::after': { opacity: 0.6 },
    // Over numbers, the word ends where they end.
    [`${alignEnd} > &`]: { flexDirection: 'row-reverse' },
    '[aria-sort="ascending"] > &::after': { opacity: 1 },
    '[aria-sort="descending"] > &::after': { content: '"↓" / ""', opacity: 1 },
  },
  // Chromium leaves a button out where it repeats the head on the next sheet.
  '@media': { print: { display: 'contents' } },
});

export const menuCell = style({ width: menuWidth, '@media': { print: { display: 'none' } } });

/** As wide as its word. */
export const menuHead = style({ whiteSpace: 'nowrap', '@media': { print: { display: 'none' } } });

/** Three dots, drawn without an element. */
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

// A pole with its cloth, on 18 px: painted, since a shape cut out of each row's box is a layer in each row.
const pole = 'linear-gradient(currentColor, currentColor) 3px 2px / 1.6px 14.5px';
const tail = (paint: string) =>
  `linear-gradient(to bottom right, ${paint}) 13px 2px / 2.5px 4.5px, linear-gradient(to top right, ${paint}) 13px 6.5px / 2.5px 4.5px`;
const edge = (top: number) => `linear-gradient(currentColor, currentColor) 3px ${top}px / 11.5px 1.6px`;
const raised = `${pole}, ${tail('currentColor 50%, transparent 52%')}, linear-gradient(currentColor, currentColor) 3px 2px / 10px 9px`;
const lowered = `${pole}, ${tail('transparent calc(50% - 1.5px), currentColor calc(50% - 1.4px) 50%, transparent 52%')}, ${edge(2)}, ${edge(9.4)}`;
const unrepeated = (layers: string) => layers.replaceAll(/px(?=, linear|$)/g, 'px no-repeat');

/** A flag instead of a box: outlined when down, full and red when up. */
export const flag = style({
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  margin: 0,
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

/** What holds bones: one element that is moved costs one layer, each bone by itself one more. */
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

// Cards

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  alignContent: 'start',
  outline: 'none',
  '@media': {
    [media.roomy]: {
      selectors: {
        // The window does not scroll then.
        '&[data-scrolls]:not(:empty)': { flex: '1 1 0', minHeight: 160, overflow: 'auto' },
      },
    },
  },
});

export const card = style({
  display: 'grid',
  gap: vars.space.small,
  padding: `${vars.space.medium} ${vars.space.gutter}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  // Cards out of sight are not laid out; they stay in find-in-page.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto var(--card)',
  selectors: { '&[data-selected]': chosen },
});

export const cardHead = style({ display: 'flex', alignItems: 'center', gap: vars.space.medium });

export const cardTitle = style({
  fontSize: vars.text.form,
  fontWeight: vars.weight.strong,
  flex: 1,
  minWidth: 0,
});

/** A button in two languages is as wide as the longer one. */
export const corner = style({ flex: 'none' });

stackPairs(corner);

/** Six tracks, of which a value may take some: what is looked at together stands on one line. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.medium}`,
  selectors: { '&:empty': { display: 'none' } },
});

globalStyle(`${lines} > *`, { gridColumn: '1 / -1' });

// Two dates with their terms stand on one line, but not on the narrowest phones.
globalStyle(`${lines} time`, {
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 359px)': { whiteSpace: 'normal' } },
});

const anyLine = style({ minHeight: 28, fontSize: vars.text.body, fontVariantNumeric: 'tabular-nums' });

export const line = style([
  anyLine,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'center',
    gap: vars.space.medium,
  },
]);

// A thumb needs 44 px for a link: with the gap, one is as far from the next.
globalStyle(`${line}:has(a[href])`, { '@media': { '(pointer: coarse)': { minHeight: 38 } } });

/** A part of a line: the term takes the room of its words. */
export const sharedLine = style([
  anyLine,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.small,
  },
]);

/** A value behind an icon. */
export const iconLine = style([anyLine, { display: 'flex', alignItems: 'center', gap: vars.space.small }]);

/** A count at the end of a line. */
export const countLine = style([iconLine, { justifyContent: 'end' }]);

/** A line whose term is only heard. */
export const bareLine = anyLine;

export const term = style({ color: vars.color.textSoft, fontSize: vars.text.caption, lineHeight: 1.3 });

// Beside what it names, a term has no room for both languages on a line.
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

/** In the sheet of a phone it stands above the buttons as a label does; beside a line of them there is no room. */
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
