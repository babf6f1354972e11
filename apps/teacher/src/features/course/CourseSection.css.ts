import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.medium,
  minHeight: vars.target.action,
  padding: `${vars.space.medium} ${vars.space.gutter}`,
  borderRadius: vars.radius.large,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: -2 },
  },
});

export const chevron = style({
  flex: 'none',
  color: vars.color.textSoft,
  transition: `rotate ${vars.motion.quick}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const body = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: `0 ${vars.space.gutter} ${vars.space.gutter}`,
});
