import { breakpoint, media, vars } from '@portal/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** Between a phone and a desktop the links of the navbar need the room. */
const tablet = `${media.tablet} and (max-width: ${breakpoint.desktop - 0.02}px)`;

const hidden = { display: 'none' } as const;

/** All options in view; with `menu`, not on phones either. */
export const options = styleVariants({
  tabs: { '@media': { [tablet]: hidden } },
  menu: { '@media': { [media.compact]: hidden } },
});

const select = style({
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
});

/** The current option alone, where the others are not in view. */
export const choice = styleVariants({
  tabs: [select, { '@media': { [tablet]: { display: 'block' } } }],
  menu: [select, { '@media': { [media.compact]: { display: 'block' } } }],
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
