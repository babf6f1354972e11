import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** A figure of a column of figures. */
export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const strong = style([figure, { fontWeight: vars.weight.strong }]);

export const soft = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

/** A figure with what explains it below. */
export const lines = style({ display: 'grid', gap: vars.space.xxsmall });

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.xsmall}`,
});

/** What has changed since a statement was handed in. */
export const difference = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  color: vars.color.caution,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});
