import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gap: vars.space.xlarge });

export const groups = style({
  display: 'grid',
  gap: `${vars.space.large} ${vars.space.xxlarge}`,
  // The group of screens is the longest, so it gets its own column.
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', gridTemplateRows: 'auto auto 1fr' } },
});

globalStyle(`${groups} > [data-group="go"]`, {
  '@media': { [media.tablet]: { gridColumn: 2, gridRow: '1 / span 3' } },
});

export const heading = style({
  paddingBlockEnd: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text.body,
  fontWeight: vars.weight.heavy,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.gutter,
  minHeight: 36,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text.list,
  breakInside: 'avoid',
});

export const keys = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.xxsmall,
});

export const off = style({ color: vars.color.textSoft, fontSize: vars.text.caption });
