import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** The end of a link with its copy button. */
export const link = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall });

export const tail = style({
  fontFamily: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: vars.text.caption,
  color: vars.color.textSoft,
  whiteSpace: 'nowrap',
});

export const dead = style([tail, { textDecoration: 'line-through' }]);

export const figure = style({ fontVariantNumeric: 'tabular-nums' });

export const actions = style({ display: 'inline-flex', alignItems: 'center' });

/** The states beside the button, which goes below where there is no room. */
export const filter = style({
  width: 420,
  maxWidth: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const choice = style({ flex: '1 1 150px' });
