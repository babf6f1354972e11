import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    width: vars.target.pointer,
    height: vars.target.pointer,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    background: 'transparent',
    color: vars.color.textSoft,
    cursor: 'pointer',
    selectors: {
      '&:hover, &[aria-expanded="true"]': { background: vars.color.surfaceSunken, color: vars.color.text },
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
    },
    '@media': {
      '(pointer: coarse)': { width: vars.target.thumb, height: vars.target.thumb },
      '(forced-colors: active)': { borderColor: 'ButtonBorder' },
      print: { display: 'none' },
    },
  },
  variants: {
    tone: {
      neutral: {},
      accent: { color: vars.color.accent },
      critical: { color: vars.color.critical, ':hover': { color: vars.color.critical } },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
