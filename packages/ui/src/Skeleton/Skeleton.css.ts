import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({
  display: 'block',
  borderRadius: vars.radius.small,
  background: vars.color.line,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});

export const lines = style({ display: 'grid', gap: vars.space.small });
