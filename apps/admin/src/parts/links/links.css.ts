import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** The badge with its explanation below. */
export const state = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xxsmall });

/** A period with its last day at the end of the line. */
export const period = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.small}` });

/** The end of a link with its copy button. */
export const link = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall });

export const tail = style({
  fontFamily: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: vars.text.caption,
  color: vars.color.textSoft,
  whiteSpace: 'nowrap',
});

export const dead = style([tail, { textDecoration: 'line-through' }]);

export const actions = style({ display: 'inline-flex', alignItems: 'center' });

/** The status filter next to the button, which wraps below it. */
export const filter = style({
  width: 420,
  maxWidth: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const choice = style({ flex: '1 1 150px' });
