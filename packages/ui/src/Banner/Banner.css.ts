import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { secondInk } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';

export const banner = recipe({
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: vars.space.small,
    vars: { [secondInk]: 'currentColor' },
  },
  variants: {
    tone: {
      positive: { color: vars.color.positive },
      caution: { color: vars.color.caution },
      critical: { color: vars.color.critical },
      info: { color: vars.color.info },
    },
    look: {
      box: {
        padding: `10px ${vars.space.medium}`,
        border: '1px solid transparent',
        borderRadius: vars.radius.medium,
        fontSize: vars.text.list,
      },
      line: { fontSize: vars.text.list, fontWeight: vars.weight.strong },
    },
  },
  compoundVariants: (['positive', 'caution', 'critical', 'info'] as const).map((tone) => ({
    variants: { tone, look: 'box' as const },
    style: { background: vars.color[`${tone}Soft`] },
  })),
});

/** Aligns the icon with the first line of text. */
export const picture = style({ display: 'flex', alignItems: 'center', height: '1lh' });

/** The action wraps below the text when there is no room next to it; the close button stays in the corner. */
export const body = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.small,
  minWidth: 0,
});

export const words = style({ display: 'grid', flex: '1 1 12rem', gap: vars.space.xxsmall, minWidth: 0 });

export const title = style({ fontWeight: vars.weight.heavy });

/** At most one line high, so the button does not make the banner taller. */
export const close = style({
  marginBlock: -5,
  color: 'inherit',
  '@media': { '(pointer: coarse)': { marginBlock: -10, marginInlineEnd: -8 } },
});
