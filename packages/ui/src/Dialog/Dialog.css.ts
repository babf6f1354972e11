import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { frame } from './OpenModalDialog.css';

const appear = keyframes({ from: { translate: '0 8px' } });

const slideIn = keyframes({ from: { translate: '24px 0' } });

const base = style([
  frame,
  {
    width: `calc(100vw - 2 * ${vars.space.gutter})`,
    maxHeight: 'min(85dvh, 900px)',
    margin: 'auto',
    borderRadius: vars.radius.large,
    animation: `${appear} ${vars.motion.calm}`,
  },
]);

const sheet = {
  '@media': {
    [media.phone]: {
      width: '100vw',
      maxWidth: '100vw',
      height: '100dvh',
      maxHeight: '100dvh',
      border: 0,
      borderRadius: 0,
    },
  },
};

export const dialog = styleVariants({
  small: [
    base,
    {
      maxWidth: 420,
      // Near the bottom, within reach of the thumb.
      '@media': { [media.phone]: { marginBlockEnd: vars.space.gutter } },
    },
  ],
  medium: [base, { maxWidth: 600 }, sheet],
  large: [base, { maxWidth: 880 }, sheet],
  sheet: [
    base,
    {
      maxWidth: 600,
      '@media': {
        [media.phone]: {
          width: '100vw',
          maxWidth: '100vw',
          maxHeight: '88dvh',
          marginBlockEnd: 0,
          borderWidth: '1px 0 0',
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
        },
      },
    },
  ],
  side: [
    frame,
    {
      width: 600,
      maxWidth: '100vw',
      height: '100dvh',
      maxHeight: '100dvh',
      margin: 0,
      marginInlineStart: 'auto',
      borderWidth: '0 0 0 1px',
      animation: `${slideIn} ${vars.motion.calm}`,
      '@media': { [media.phone]: { width: '100vw', borderWidth: 0 } },
    },
  ],
});
