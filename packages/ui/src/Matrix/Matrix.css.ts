import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { secondSize } from '../BilingualText/BilingualText.css';
import { stackPairs } from '../BilingualText/stack-pairs';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const matrix = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const scroller = style({
  // Contains the visually hidden content of cells, which would otherwise widen the page.
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // Sticky heads need a scroll container.
  maxHeight: 'min(75vh, 48rem)',
  background: vars.color.surface,
  ':focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: -2 },
  '@media': { print: { overflow: 'visible', maxHeight: 'none' } },
});

export const table = style({
  // Collapsed borders do not move with sticky heads. The gaps are padding of the cells, or marks would show
  // through between the heads.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.text.caption,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    // On screen the minimum for English is 12 px, which is larger than the French here.
    print: { width: '100%', tableLayout: 'fixed', fontSize: '7.5pt', vars: { [secondSize]: '0.875em' } },
  },
});

globalStyle(`${table} thead`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  '@media': { print: { position: 'static', display: 'table-header-group' } },
});

globalStyle(`${table} :is(thead, tbody, tfoot) :is(th, td)`, {
  position: 'relative',
  padding: 2,
  background: vars.color.surface,
  fontWeight: vars.weight.regular,
  '@media': { print: { padding: '0.3mm' } },
});

globalStyle(`${table} tr`, { '@media': { print: { breakInside: 'avoid' } } });

const head = style({ color: vars.color.textSoft, verticalAlign: 'bottom' });

export const columnHead = style([
  head,
  {
    minWidth: 26,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    '@media': { print: { fontSize: '6.5pt' } },
  },
]);

export const groupHead = style([
  head,
  {
    textAlign: 'start',
    whiteSpace: 'nowrap',
    // A thin line marks the start of a group.
    boxShadow: `inset 1px 0 ${vars.color.line}`,
    // Printers lose pale lines and shadows.
    '@media': {
      print: { boxShadow: 'none', borderInlineStart: `1px solid ${vars.color.lineStrong}` },
    },
  },
]);

globalStyle(`${table} thead ${groupHead}`, { paddingInlineStart: vars.space.xsmall });

// A group of narrow columns is narrow too.
stackPairs(`${groupHead} >`);

/** The sticky first column, limited so that a phone keeps more than half of its width. */
const first = style({
  minWidth: 'min(9rem, 34vw)',
  maxWidth: 'min(16rem, 40vw)',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { print: { width: '34mm', minWidth: 0, maxWidth: 'none' } },
});

const stuck = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  paddingInlineEnd: vars.space.medium,
  '@media': { print: { position: 'static', paddingInlineEnd: '2mm' } },
} as const;

export const corner = style([head, first]);

export const rowHead = style([first]);

globalStyle(`${table} tr > ${first}`, stuck);

globalStyle(`${table} tr > ${rowHead}`, {
  fontSize: vars.text.list,
  '@media': { print: { fontSize: '8pt' } },
});

stackPairs(`${corner} >`);

export const summary = style({
  textAlign: 'end',
  '@media': { print: { width: '22mm' } },
});

globalStyle(`${table} tr > ${summary}`, {
  paddingInlineStart: vars.space.medium,
  whiteSpace: 'nowrap',
  // A phone has no room for sticky columns on both sides.
  '@media': { [media.tablet]: { position: 'sticky', insetInlineEnd: 0, zIndex: 1 } },
});

globalStyle(`${table} thead ${summary}`, { color: vars.color.textSoft, verticalAlign: 'bottom' });

stackPairs(`${summary} >`);

export const figure = style({
  color: vars.color.textSoft,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@media': { print: { fontSize: '6.5pt' } },
});

const tones = {
  neutral: { background: vars.color.surfaceSunken, color: vars.color.text },
  positive: { background: vars.color.positiveSoft, color: vars.color.positive },
  caution: { background: vars.color.cautionSoft, color: vars.color.caution },
  critical: { background: vars.color.criticalSoft, color: vars.color.critical },
  info: { background: vars.color.infoSoft, color: vars.color.info },
  open: { color: vars.color.textSoft, border: `1px dashed ${vars.color.lineStrong}` },
} as const;

/**
 * The mark, drawn without an element because there may be thousands. Screen readers read the cell's text, not
 * the symbol.
 */
const drawn = {
  content: 'attr(data-symbol) / ""',
  // Not a grid, which doubles the cost of each cell.
  display: 'block',
  minWidth: 22,
  height: 24,
  textAlign: 'center',
  // Visible only in forced-colours mode, which removes the soft backgrounds.
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.heavy,
  lineHeight: '22px',
} as const;

export const mark = styleVariants(tones, (tone) => ({
  '::before': { ...drawn, ...tone },
  '@media': {
    print: {
      '::before': {
        minWidth: 0,
        height: '5mm',
        lineHeight: 'calc(5mm - 2px)',
        borderRadius: '1mm',
        fontSize: '7.5pt',
      },
    },
  },
}));

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.gutter}`,
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  '@media': { print: { fontSize: '8pt' } },
});

export const swatch = styleVariants(tones, (tone) => ({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '::before': { ...drawn, ...tone, height: 22, lineHeight: '20px' },
}));
