import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium });

/** Keeps the line breaks of the input. */
export const note = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Separates the parts of a message. */
export const since = style({ display: 'grid', gap: vars.space.small, marginBlockStart: vars.space.xsmall });

export const changes = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingInlineStart: '1.25em',
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'disc',
});
