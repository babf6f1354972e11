import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { visuallyHiddenRules } from '../VisuallyHidden/visually-hidden-rules';
import { link, rowHeight } from './Navbar.css';

export const menuButton = style([
  link,
  {
    flexDirection: 'row',
    alignItems: 'center',
    flex: 'none',
    gap: vars.space.xsmall,
    height: rowHeight,
    border: 0,
    borderBlock: '2px solid transparent',
    background: 'none',
    fontFamily: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&[data-current]': { borderBottomColor: vars.color.accent, color: vars.color.accent },
      // A chevron; on phones a hamburger icon.
      '&::after': {
        content: '',
        width: 7,
        height: 7,
        marginInlineStart: vars.space.xxsmall,
        border: 'solid currentColor',
        borderWidth: '0 2px 2px 0',
        transform: 'translateY(-25%) rotate(45deg)',
      },
    },
    '@media': {
      [media.phone]: {
        justifyContent: 'center',
        width: vars.target.thumb,
        height: vars.target.thumb,
        // Aligns the icon with the text of the page below.
        marginInlineStart: '-12px',
        padding: 0,
        borderRadius: vars.radius.medium,
        selectors: {
          '&[data-current]': { color: vars.color.text, borderBottomColor: 'transparent' },
          '&::after': {
            width: 18,
            height: 14,
            marginInlineStart: 0,
            borderWidth: '2px 0',
            background: 'linear-gradient(currentColor, currentColor) center / 100% 2px no-repeat',
            transform: 'none',
          },
        },
      },
      '(forced-colors: active)': { selectors: { '&[data-current]': { borderBottomColor: 'Highlight' } } },
    },
  },
]);

/** Visually hidden on phones. */
export const menuWord = style({ '@media': { [media.phone]: visuallyHiddenRules } });
