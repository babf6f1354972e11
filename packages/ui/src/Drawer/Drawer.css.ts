import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { frame } from '../Dialog/OpenModalDialog.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const fromStart = keyframes({ from: { translate: '-100% 0' } });
const fromEnd = keyframes({ from: { translate: '100% 0' } });
const fromBelow = keyframes({ from: { translate: '0 100%' } });

const base = style([
  frame,
  {
    // A strip of the page stays in sight: one sees what one comes back to.
    maxWidth: `calc(100vw - ${vars.space.huge})`,
    height: '100dvh',
    maxHeight: '100dvh',
    marginBlock: 0,
    borderBlock: 0,
  },
]);

const side = styleVariants({
  start: [
    base,
    { marginInline: '0 auto', borderInlineStart: 0, animation: `${fromStart} ${vars.motion.calm}` },
  ],
  end: [base, { marginInline: 'auto 0', borderInlineEnd: 0, animation: `${fromEnd} ${vars.motion.calm}` }],
});

/** On a phone it comes from below, as high as its contents, so that the thumb reaches it. */
const sheet = style({
  '@media': {
    [media.phone]: {
      width: '100vw',
      maxWidth: '100vw',
      height: 'fit-content',
      maxHeight: '88dvh',
      margin: 'auto 0 0',
      border: 0,
      borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
      animationName: fromBelow,
    },
  },
});

const widths = { small: 400, medium: 560 } as const;

const drawerOf = (from: keyof typeof side) =>
  styleVariants(widths, (width) => [side[from], { width }, sheet]);

export const drawer = { start: drawerOf('start'), end: drawerOf('end') };
