import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { keysOf } from '../theme/keys-of';
import { media } from '../theme/media';

const papers = {
  'letter-portrait': { width: '8.5in', height: '11in' },
  'letter-landscape': { width: '11in', height: '8.5in' },
  'a4-portrait': { width: '210mm', height: '297mm' },
  'a4-landscape': { width: '297mm', height: '210mm' },
} as const;

const margins = { top: '14mm', side: '16mm', bottom: '18mm' };

for (const [paper, { width, height }] of Object.entries(papers)) {
  // Margin at-rules are missing from the types. This one makes the browser number the pages.
  const page = {
    size: `${width} ${height}`,
    margin: `${margins.top} ${margins.side} ${margins.bottom}`,
    '@bottom-right': {
      content: 'counter(page) " / " counter(pages)',
      color: vars.color.textSoft,
      fontSize: '8.5pt',
      fontVariantNumeric: 'tabular-nums',
    },
  };
  globalStyle(`@page ${paper}`, page);
}

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
    // Chromium repeats the head and foot groups of a table on each page. The minimum height puts the foot at
    // the bottom of a single page.
    print: {
      display: 'table',
      width: '100%',
      height: '100vh',
      fontSize: '10pt',
      lineHeight: 1.4,
      orphans: 3,
      widows: 3,
    },
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

// With both orientations in one view, the default page is portrait and landscape documents get their own page type.
for (const size of ['letter', 'a4'] as const) {
  const upright = `body:has(${printPage[`${size}-portrait`]})`;
  const across = printPage[`${size}-landscape`];
  const { height } = papers[`${size}-landscape`];
  globalStyle(`${upright}:has(${across})`, { '@media': { print: { page: `${size}-portrait` } } });
  globalStyle(`${upright} ${across}`, {
    '@media': {
      // vh refers to the first page, which is portrait and taller.
      print: { page: `${size}-landscape`, height: `calc(${height} - ${margins.top} - ${margins.bottom})` },
    },
  });
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
