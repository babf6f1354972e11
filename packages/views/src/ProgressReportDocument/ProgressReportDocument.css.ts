import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const facts = style({
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

// Blocks, because `break-after`, which keeps a printed heading with its content, has no effect in a grid.
export const sections = style({});

globalStyle(`${sections} > * + *`, { marginBlockStart: vars.space.large });

export const section = style({});

globalStyle(`${section} > * + *`, { marginBlockStart: vars.space.small });

export const title = style({
  paddingBlockEnd: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
});

/** Placed first, because it cannot break across pages; further down it would leave a sheet half empty. */
export const chart = style({ '@media': { print: { breakInside: 'avoid' } } });

/** Short texts, two per row if they fit. */
export const texts = style({
  display: 'grid',
  gap: `${vars.space.small} ${vars.space.large}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Keeps the line breaks of the teacher's text. */
export const prose = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
