import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.medium}`,
  outline: 'none',
});

export const quiet = style({ color: vars.color.textSoft, fontSize: vars.text.list });

export const said = style([quiet, { flexBasis: '100%' }]);

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.large,
  outline: 'none',
  // Page breaks do not work inside a grid, so the container is a block when printed.
  '@media': { print: { display: 'block' } },
});

export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const count = style([
  onScreen,
  { margin: 0, color: vars.color.textSoft, fontVariantNumeric: 'tabular-nums', textAlign: 'center' },
]);

export const parts = style({ display: 'grid', gap: vars.space.medium });

export const part = style({ display: 'grid', gap: vars.space.xsmall });

export const note = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

export const names = style({ paddingInlineStart: vars.space.large, overflowWrap: 'anywhere' });

/** As high as the largest dialog, so that its buttons do not move when the report is loaded. */
export const roomForReport = style({ minHeight: '100dvh' });
