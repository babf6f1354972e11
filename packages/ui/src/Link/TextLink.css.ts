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
  /** In running text: underlined, since colour alone does not make a link. */
  inline: [base, { textDecoration: 'underline' }],
  /** Alone in a cell, a card head or a list: its place says that it is a link. */
  standalone: [
    base,
    {
      textDecoration: 'none',
      // Broken over two lines it is one box, to be pressed between them too.
      display: 'inline-block',
      position: 'relative',
      fontWeight: vars.weight.strong,
      // The words are a line high; a thumb needs 44 px.
      '@media': {
        '(pointer: coarse)': {
          '::after': {
            content: '',
            position: 'absolute',
            // A link on two lines needs no more.
            inset: `min(0px, (100% - ${vars.target.thumb}) / 2) 0`,
          },
        },
      },
      ':hover': { textDecoration: 'underline' },
    },
  ],
});
