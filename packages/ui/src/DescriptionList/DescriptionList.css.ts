import { style, styleVariants } from '@vanilla-extract/css';
import { stackPairs } from '../BilingualText/stack-pairs';
import { vars } from '../theme/contract.css';

export const list = styleVariants({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
    gap: `${vars.space.medium} ${vars.space.xlarge}`,
  },
  // One shared column for the terms, so that the values are aligned.
  rows: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(42%) minmax(0, 1fr)',
    columnGap: vars.space.gutter,
  },
});

export const pair = styleVariants({
  columns: { '@media': { print: { breakInside: 'avoid' } } },
  rows: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    paddingBlock: vars.space.xsmall,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
    '@media': { print: { breakInside: 'avoid' } },
  },
});

export const term = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

export const value = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

// Side by side, the two languages would have room for one word per line.
stackPairs(`${pair.rows} > ${term}`);
