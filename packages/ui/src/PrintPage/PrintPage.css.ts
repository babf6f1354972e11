import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { keysOf } from '../theme/keys-of';
import { media } from '../theme/media';
import { paperFont, paperWeights } from './paper-fonts.css';

const papers = {
  'letter-portrait': { width: '8.5in', height: '11in' },
  'letter-landscape': { width: '11in', height: '8.5in' },
  'a4-portrait': { width: '210mm', height: '297mm' },
  'a4-landscape': { width: '297mm', height: '210mm' },
} as const;

const margins = { top: '14mm', side: '16mm', bottom: '18mm' };

for (const [paper, { width, height }] of Object.entries(papers)) {
  // The margins belong to the sheets: Safari applies the margins of its dialog and scales a page to fit into the rest.
  // `size` is missing from the types.
  const page = { size: `${width} ${height}`, margin: 0 };
  globalStyle(`@page ${paper}`, page);
}

/** Text style of a printed document. */
const onPaper = { fontSize: '10pt', lineHeight: 1.4 };

const base = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  maxWidth: '100%',
  margin: '0 auto',
  background: vars.color.surface,
  '@media': {
    // A phone has no room for the paper's margins.
    [media.phone]: {
      padding: vars.space.gutter,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.large,
    },
    [media.tablet]: {
      padding: `${margins.top} ${margins.side}`,
      // Visible only in forced-colours mode, which removes shadows.
      border: '1px solid transparent',
      boxShadow: vars.shadow.raised,
    },
    // For browsers that print without `beforeprint`: Chromium repeats the head and foot groups of a table on each page.
    print: { display: 'table', width: '100%', padding: `${margins.top} ${margins.side}`, ...onPaper },
  },
});

/** The sheet for each paper size and orientation. */
export const printPage = styleVariants(papers, ({ width, height }) => [
  base,
  { '@media': { [media.tablet]: { width, minHeight: height } } },
]);

// Set on body, because any sibling of the document would otherwise print on its own unnumbered page.
for (const paper of keysOf(papers)) {
  globalStyle(`body:has(${printPage[paper]})`, { '@media': { print: { page: paper } } });
}

/** Contains the sheets of all documents, which are created right before printing (`layOutSheets.ts`). */
export const sheets = style({
  display: 'none',
  fontFamily: `"${paperFont}", ${vars.font.sans}`,
  // With these font features on, the PDFs of Firefox and WebKit contain no text for digits and the hyphens between
  // them.
  fontFeatureSettings: '"calt" 0, "tnum" 0',
  vars: {
    [vars.weight.medium]: paperWeights.medium,
    [vars.weight.strong]: paperWeights.strong,
    [vars.weight.heavy]: paperWeights.strong,
  },
  '@media': { print: { display: 'block' } },
});

globalStyle(`body:has(> ${sheets}) > :not(${sheets})`, { '@media': { print: { display: 'none' } } });

// Visible even while a dialog hides the page behind it.
globalStyle(`body:has(> ${sheets}${sheets}:not(:empty))`, {
  '@media': { print: { height: 'auto', overflow: 'visible', visibility: 'visible' } },
});

/** The header and footer of the sheets of all pages, which are copied to each sheet. */
export const pageEdges = style({ display: 'none' });

// Has a lower specificity than any weight that the element's class sets.
globalStyle(':where([data-mark="strong"])', { fontWeight: vars.weight.heavy });
globalStyle(':where([data-mark="em"])', { fontStyle: 'italic' });

/**
 * A sheet of each paper size and orientation. It ends at its bottom margin, because some printers need larger margins.
 */
export const sheet = styleVariants(papers, ({ width, height }, paper) => ({
  display: 'flex',
  flexDirection: 'column',
  ...onPaper,
  boxSizing: 'border-box',
  width,
  height: `calc(${height} - ${margins.bottom})`,
  padding: `${margins.top} ${margins.side} 0`,
  breakInside: 'avoid',
  // Firefox does not apply the body's page type to later sheets.
  page: paper,
}));

globalStyle(`${sheets} > * + *`, { breakBefore: 'page' });

// With `contain`, browsers do not divide the content again: WebKit moves content near the end of a page to the next,
// although it fits.
export const sheetBody = style({ flex: '1 1 0', minHeight: 0, contain: 'size' });

export const sheetNumber = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });

// With both orientations in one view, the default page is portrait and landscape documents get their own page type.
for (const size of ['letter', 'a4'] as const) {
  const upright = `body:has(${printPage[`${size}-portrait`]})`;
  const across = `${size}-landscape` as const;
  globalStyle(`${upright}:has(${printPage[across]})`, { '@media': { print: { page: `${size}-portrait` } } });
  globalStyle(`${upright} ${printPage[across]}`, { '@media': { print: { page: across } } });
}

globalStyle(`${base} ~ ${base}`, { '@media': { print: { breakBefore: 'page' } } });

export const head = style({ '@media': { print: { display: 'table-header-group', breakInside: 'avoid' } } });

export const body = style({ flex: 1, '@media': { print: { display: 'table-row-group' } } });

export const foot = style({ '@media': { print: { display: 'table-footer-group', breakInside: 'avoid' } } });

export const edge = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.xxsmall} ${vars.space.gutter}`,
    color: vars.color.textSoft,
    fontSize: vars.text.caption,
    '@media': { print: { fontSize: '8.5pt' } },
  },
  variants: {
    at: {
      head: { '@media': { print: { paddingBlockEnd: '6mm' } } },
      foot: {
        paddingBlockStart: vars.space.small,
        borderBlockStart: `1px solid ${vars.color.line}`,
        '@media': { print: { marginBlockStart: '4mm' } },
      },
    },
  },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.large,
});

globalStyle(`${content} :is(h1, h2, h3)`, { '@media': { print: { breakAfter: 'avoid' } } });

globalStyle(`${content} :is(tr, li, figure, dl > div)`, { '@media': { print: { breakInside: 'avoid' } } });
