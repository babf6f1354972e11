import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const person = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

/** The same weight in the header of a card as in a row. */
export const quiet = style({
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.regular,
});

export const state = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.hair} ${vars.space.small}`,
});

export const deeds = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space.hair });
