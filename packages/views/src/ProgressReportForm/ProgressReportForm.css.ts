import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const report = style({ display: 'grid', gap: vars.space.xlarge });

export const section = style({ display: 'grid', gap: vars.space.small, breakInside: 'avoid' });

export const skills = style({ width: '100%', borderCollapse: 'collapse' });

export const row = style({ borderTop: `1px solid ${vars.color.line}`, breakInside: 'avoid' });

export const skill = style({
  padding: `${vars.space.small} ${vars.space.medium} ${vars.space.small} 0`,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  verticalAlign: 'middle',
});

export const rating = style({
  width: '45%',
  padding: `${vars.space.small} 0`,
  color: vars.color.textSoft,
  fontSize: vars.text.list,
});

/** What a teacher wrote keeps its lines. */
export const prose = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
