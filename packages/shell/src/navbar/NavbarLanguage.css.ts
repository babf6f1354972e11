import { breakpoint, inEm, media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** From phones to small desktop windows, the links of the navbar need the space. */
const middle = `${media.tablet} and (max-width: ${inEm(breakpoint.wide - 0.02)})`;

const hidden = { display: 'none' } as const;
const shown = { display: 'block' } as const;

/** The switch in a navbar that has a menu on phones. */
const besideMenu = 'nav[data-phone="menu"] ~ * &';

/** The buttons that show all options. */
export const options = style({
  '@media': { [middle]: hidden, [media.phone]: { selectors: { [besideMenu]: hidden } } },
});

/** The select that shows the current option only, where there is no room for the buttons. */
export const choice = style({
  display: 'none',
  appearance: 'none',
  // Makes the select as wide as the current option, in browsers that support it.
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
    // iOS zooms in when a field with smaller text gets focus.
    '(pointer: coarse)': { fontSize: '1rem' },
  },
});
