import { styleVariants } from '@vanilla-extract/css';
import { secondInk } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';

const base = {
  color: vars.color.accent,
  vars: { [secondInk]: 'currentColor' },
  borderRadius: vars.radius.small,
  textUnderlineOffset: '3px',
  ':hover': { color: vars.color.accentStrong },
};

export const textLink = styleVariants({
  /** In running text: underlined, because colour alone is not enough. */
  inline: [base, { textDecoration: 'underline' }],
  /** Alone in a cell, card head or list, where the position identifies it as a link. */
  standalone: [
    base,
    {
      textDecoration: 'none',
      // A link on two lines is a single click target.
      display: 'inline-block',
      position: 'relative',
      fontWeight: vars.weight.strong,
      // Enlarges the touch target to 44 px; the text is only one line high.
      '@media': {
        '(pointer: coarse)': {
          '::after': {
            content: '',
            position: 'absolute',
            inset: `min(0px, (100% - ${vars.target.thumb}) / 2) 0`,
          },
        },
      },
      ':hover': { textDecoration: 'underline' },
    },
  ],
});
