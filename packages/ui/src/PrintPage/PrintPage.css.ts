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
  // A rule of its own kind, unknown to the types of styles: the browser numbers the pages in their margin.
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
    // A phone has no room for the paper's margins, only for what is on it.
    [media.phone]: {
      padding: vars.space.gutter,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.large,
    },
    [media.tablet]: {
      padding: `${margins.top} ${margins.side}`,
      // The border is seen in forced colours only, where shadows are gone.
      border: '1px solid transparent',
      boxShadow: vars.shadow.raised,
    },
    // Head and foot of a table are what Chromium repeats on each page. A document of one page fills it, so that its
    // foot stands at the bottom.
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

/** The sheet by its paper. */
export const printPage = styleVariants(papers, ({ width, height }) => [
  base,
  { '@media': { [media.tablet]: { width, minHeight: height } } },
]);

// The page of the whole view, not of the document in it: an element beside it, be it empty, would else get a page of
// its own, unnumbered.
for (const paper of keysOf(papers)) {
  globalStyle(`body:has(${printPage[paper]})`, { '@media': { print: { page: paper } } });
}

// In a view of both, the landscape ones have pages of their own: the page of the view is upright.
for (const size of ['letter', 'a4'] as const) {
  const upright = `body:has(${printPage[`${size}-portrait`]})`;
  const across = printPage[`${size}-landscape`];
  const { height } = papers[`${size}-landscape`];
  globalStyle(`${upright}:has(${across})`, { '@media': { print: { page: `${size}-portrait` } } });
  globalStyle(`${upright} ${across}`, {
    '@media': {
      // Of the height of its own page: the unit is that of the first, which is higher.
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
