import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** Starts fast, slows down and never completes, because the duration is unknown. */
const advance = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(0.55)' },
  '60%': { transform: 'scaleX(0.8)' },
  '100%': { transform: 'scaleX(0.95)' },
});

const finish = keyframes({
  '0%': { transform: 'scaleX(0.9)', opacity: 1 },
  '50%': { transform: 'scaleX(1)', opacity: 1 },
  '100%': { transform: 'scaleX(1)', opacity: 0 },
});

const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const progress = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  inset: '0 0 auto',
  height: '3px',
  background: vars.color.accent,
  transformOrigin: 'left',
  opacity: 0,
  pointerEvents: 'none',
  selectors: {
    '&[data-state="running"]': { opacity: 1, animation: `${advance} 8s ease-out forwards` },
    '&[data-state="done"]': { animation: `${finish} 360ms ease-out` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        '&[data-state="running"]': { animation: `${breathe} 2s ease-in-out infinite` },
        '&[data-state="done"]': { animation: 'none' },
      },
    },
    '(forced-colors: active)': { background: 'Highlight' },
    print: { display: 'none' },
  },
});
