import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const report = style({ display: 'grid', gap: vars.space.xlarge });

export const section = style({ display: 'grid', gap: vars.space.small, breakInside: 'avoid' });

export const skills = style({ width: '100%', borderCollapse: 'collapse' });

export const row = style({ borderTop: `1px solid ${vars.color.line}`, breakInside: 'avoid' });

export const skill = style({
  padding: `${vars.space.small} ${vars.space.medium} ${vars.space.small} 0`,
  '@media': { print: { paddingBlock: '1mm' } },
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  verticalAlign: 'middle',
});

export const rating = style({
  width: '50%',
  padding: `${vars.space.small} 0`,
  '@media': { print: { paddingBlock: '1mm' } },
  color: vars.color.textSoft,
  fontSize: vars.text.list,
});

/** The bar is before its label, or above it if there is no room. */
export const rated = style({
  display: 'grid',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  alignItems: 'center',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

/** Keeps the line breaks of the teacher's text. */
export const prose = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
