import { vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { small } from '../../../parts/aside.css';

export const person = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.small });

export const student = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.hair} ${vars.space.small}`,
});

// At the end of the line, even when wrapped onto its own line.
globalStyle(`${student} > :not(:first-child)`, { marginInlineStart: 'auto' });

export const former = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Keeps the line breaks of the input. */
export const motive = style([small, { whiteSpace: 'pre-wrap' }]);
