import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium });

/** Keeps the line breaks of what was typed. */
export const note = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const changes = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  marginBlock: vars.space.xsmall,
  paddingInlineStart: '1.25em',
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'disc',
});
