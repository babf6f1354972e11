import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.15em',
  height: '1.15em',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    // Rotation can make some users feel ill, so with reduced motion the spinner fades in place.
    '(prefers-reduced-motion: reduce)': {
      borderInlineEndColor: 'currentColor',
      animation: `${breathe} 1.6s ease-in-out infinite`,
    },
    '(forced-colors: active)': { borderInlineEndColor: 'Canvas' },
  },
});
