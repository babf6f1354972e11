import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space.small} ${vars.space.large}`,
});

/** Keeps the first line off the border below the filters. */
export const content = style({ paddingBlockStart: vars.space.small });

/** The lines of a cell with several values. */
export const lines = style({ display: 'grid', gap: vars.space.xxsmall, justifyItems: 'start' });

export const soft = style({ color: vars.color.textSoft });

export const totals = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
