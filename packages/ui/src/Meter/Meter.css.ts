import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';

export const meter = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  minWidth: '72px',
  fontVariantNumeric: 'tabular-nums',
});

export const bar = recipe({
  base: {
    // A single element, because a list shows a hundred meters.
    borderRadius: vars.radius.full,
    overflow: 'hidden',
    // The empty part must be visible in the dark theme too.
    background: vars.color.line,
    '::before': {
      content: '',
      display: 'block',
      width: 'var(--meter-fill)',
      height: '100%',
      borderRadius: 'inherit',
      background: vars.color.accent,
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        border: '1px solid CanvasText',
        background: 'Canvas',
        '::before': { background: 'CanvasText !important' },
      },
      print: { outline: `1px solid ${vars.color.line}` },
    },
  },
  variants: {
    tone: {
      accent: {},
      caution: { '::before': { background: vars.color.caution } },
      critical: { '::before': { background: vars.color.critical } },
    },
    size: { small: { height: '6px' }, medium: { height: '8px' } },
    cut: {
      true: {
        borderRadius: 0,
        '::before': { borderRadius: 0 },
        // A mask cuts the gaps, so that any background shows through.
        maskImage: 'linear-gradient(90deg, #000 calc(100% - 3px), transparent 0)',
        maskSize: 'calc((100% + 3px) / var(--meter-segments)) 100%',
      },
    },
  },
});
