import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const student = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
});

export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const contract = style({
  display: 'block',
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.regular,
});

export const period = style({
  color: vars.color.textSoft,
  '@media': { [media.tablet]: { whiteSpace: 'nowrap' } },
});

export const hours = style({ whiteSpace: 'nowrap' });

export const soft = style({ color: vars.color.textSoft });
