import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  minWidth: vars.target.control,
  minHeight: vars.target.control,
  padding: `0 ${vars.space.small}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.textSoft,
  font: 'inherit',
  fontSize: vars.text.caption,
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceSunken, color: vars.color.text },
  '@media': { '(pointer: coarse)': { minWidth: vars.target.thumb, minHeight: vars.target.thumb } },
});

/** Only with enough room and a keyboard. */
export const keys = style({
  display: 'none',
  whiteSpace: 'nowrap',
  '@media': { [`${media.desktop} and (pointer: fine)`]: { display: 'inline' } },
});
