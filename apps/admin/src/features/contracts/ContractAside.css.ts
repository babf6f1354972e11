import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const people = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const quiet = style({ margin: 0, color: vars.color.textSoft });
