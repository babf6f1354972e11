import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  // The hairlines between figures: the gap lets the line colour through.
  gap: '1px',
  background: vars.color.line,
});

export const stat = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.xxsmall,
  padding: `${vars.space.gutter} ${vars.space.large}`,
  background: vars.color.surface,
});

export const statLabel = style({ fontSize: vars.text.list });

export const statValue = style({
  fontSize: '1.5rem',
  fontWeight: vars.weight.heavy,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
