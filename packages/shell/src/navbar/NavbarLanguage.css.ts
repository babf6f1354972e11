import { breakpoint, inEm, media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** From a phone to a small desktop the links of the navbar need the room. */
const middle = `${media.tablet} and (max-width: ${inEm(breakpoint.wide - 0.02)})`;

const hidden = { display: 'none' } as const;
const shown = { display: 'block' } as const;

/** Of a navbar that has a menu on phones. */
const besideMenu = 'nav[data-phone="menu"] ~ * &';

/** All options in view. */
export const options = style({
  '@media': { [middle]: hidden, [media.phone]: { selectors: { [besideMenu]: hidden } } },
});

/** The current option alone, where the others are not in view. */
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
  '@media': {
    [middle]: shown,
    [media.phone]: { selectors: { [besideMenu]: shown } },
    // iOS enlarges the page around a smaller field that gets the focus.
    '(pointer: coarse)': { fontSize: '1rem' },
  },
});
