import { globalStyle, style } from '@vanilla-extract/css';
import { list as sideNavList } from '../SideNav/SideNav.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const side = style({
  flex: 'none',
  '@media': { [media.wide]: { width: '216px' }, print: { display: 'none' } },
});

// Rows above the list until there is room next to it.
globalStyle(`${side} ${sideNavList}`, {
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const row = style({
  flex: 'none',
  marginBlockStart: `calc(-1 * ${vars.space.small})`,
  '@media': { print: { display: 'none' } },
});
