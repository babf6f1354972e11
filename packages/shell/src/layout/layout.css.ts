import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const options = style({ '@media': { [media.phone]: { display: 'none' } } });

export const choice = style({
  display: 'none',
  appearance: 'none',
  // As wide as the current option, where the browser supports it.
  fieldSizing: 'content',
  minWidth: vars.target.thumb,
  minHeight: vars.target.thumb,
  padding: `0 ${vars.space.small}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text.caption,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  cursor: 'pointer',
  '@media': { [media.phone]: { display: 'block' } },
});

export const userButton = style({
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.full,
  background: 'none',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minWidth: vars.target.thumb, minHeight: vars.target.thumb } },
});
