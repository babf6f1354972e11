import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** The month and its sums, above the list. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.xlarge}`,
});

export const steps = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });

export const month = style({ minWidth: 150, textAlign: 'center', fontWeight: vars.weight.strong });

export const figures = style({
  flex: 1,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
