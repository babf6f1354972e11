import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const quiet = style({ color: vars.color.textSoft });

/** One word per line. */
export const lines = style({ display: 'inline-grid' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.textSoft,
  overflowWrap: 'anywhere',
});

export const ticks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.xlarge}`,
});

export const quietText = style({ color: vars.color.textSoft });
