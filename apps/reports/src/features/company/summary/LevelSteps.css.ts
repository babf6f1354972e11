import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const levels = style({ display: 'grid', gap: vars.space.hair });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
});

export const steps = style({ display: 'flex', flex: 'none', gap: '3px' });

export const step = style({
  width: '12px',
  height: '6px',
  background: vars.color.line,
  selectors: {
    '&[data-is=before]': { background: vars.color.lineStrong },
    '&[data-is=gained]': { background: vars.color.accent },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      border: '1px solid CanvasText',
      selectors: { '&[data-is]': { background: 'CanvasText' } },
    },
    print: { printColorAdjust: 'exact' },
  },
});

export const words = style({ color: vars.color.textSoft, whiteSpace: 'nowrap' });

export const level = style({
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  // Avoids the wide hyphen of tabular figures in `Pre-A1`.
  fontVariantNumeric: 'normal',
});

export const next = style({
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  '@media': { [media.desktop]: { whiteSpace: 'nowrap' } },
});
