import { vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const line = style({ overflowWrap: 'anywhere' });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  '@media': { print: { display: 'none' } },
});

/** Icon in the heading of a collapsed section. */
export const warning = style({ display: 'inline-flex', color: vars.color.caution });

/** Names under a count. */
export const names = style({ color: vars.color.textSoft, overflowWrap: 'anywhere' });

export const withInfo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  whiteSpace: 'nowrap',
});

/** The button is taller than a line; the negative margin keeps the numbers close together. */
globalStyle(`${withInfo} > button`, { marginBlock: `calc(-1 * ${vars.space.small})` });

export const meter = style({
  padding: `${vars.space.medium} ${vars.space.gutter}`,
  borderTop: `1px solid ${vars.color.line}`,
});
