import { recipe } from '@vanilla-extract/recipes';
import { secondInk } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    maxWidth: '100%',
    padding: '2px 9px',
    borderRadius: vars.radius.full,
    // Visible only in forced-colours mode, which removes the soft background.
    border: '1px solid transparent',
    fontSize: vars.text.caption,
    fontWeight: vars.weight.strong,
    lineHeight: 1.4,
    vars: { [secondInk]: 'currentColor' },
    '::before': {
      content: '',
      flex: 'none',
      width: '7px',
      height: '7px',
      borderRadius: '50%',
      background: 'currentColor',
      forcedColorAdjust: 'none',
    },
  },
  variants: {
    tone: {
      neutral: { background: vars.color.surfaceSunken, color: vars.color.textSoft },
      positive: { background: vars.color.positiveSoft, color: vars.color.positive },
      caution: { background: vars.color.cautionSoft, color: vars.color.caution },
      critical: { background: vars.color.criticalSoft, color: vars.color.critical },
      info: { background: vars.color.infoSoft, color: vars.color.info },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
