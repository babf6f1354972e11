import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gap: vars.space.gutter });

export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.textSoft,
  fontSize: vars.text.list,
});

export const print = style({ marginInlineStart: 'auto' });
