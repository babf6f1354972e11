import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const stats = style({ display: 'flex', flexWrap: 'wrap', overflow: 'hidden' });

export const stat = style({
  display: 'flex',
  flex: '1 1 9rem',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.xxsmall,
  // Each figure has a line above and before it; the negative margin clips the lines at the outer edges.
  margin: '-1px 0 0 -1px',
  padding: `${vars.space.gutter} ${vars.space.large}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: {
    // Four figures are in one row or in two equal ones.
    [`${stats}:has(> :nth-child(4):last-child) > &`]: {
      flexBasis: 'clamp(9rem, (44rem - 100%) * 999, 50%)',
    },
  },
});

export const statLabel = style({ fontSize: vars.text.list });

export const statValue = style({
  fontSize: '1.5rem',
  fontWeight: vars.weight.heavy,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
