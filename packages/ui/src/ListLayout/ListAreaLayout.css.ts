import { globalStyle, style } from '@vanilla-extract/css';
import { link as sideNavLink, list as sideNavList } from '../SideNav/SideNav.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const side = style({
  flex: 'none',
  '@media': { [media.wide]: { width: '216px', overflowY: 'auto' }, print: { display: 'none' } },
});

// The links are in rows above the list until there is room next to it.
globalStyle(`${side} ${sideNavList}`, {
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
});

// All links of a long area fit next to the list in a window 900 px high; in a lower one they scroll.
globalStyle(`${side} ${sideNavLink}`, {
  '@media': { [media.wide]: { minHeight: 40, paddingBlock: vars.space.xxsmall, lineHeight: 1.15 } },
});

export const row = style({
  flex: 'none',
  marginBlockStart: `calc(-1 * ${vars.space.small})`,
  '@media': { print: { display: 'none' } },
});
