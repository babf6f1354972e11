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

/** Lets the picture sit on the first line of the words. */
export const picture = style({ display: 'flex', alignItems: 'center', height: '1lh' });

/** What is to be done goes under the words where it does not fit beside them; the cross stays in its corner. */
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

/** No taller than a line of the words, so that the banner stays as high as they are. */
export const close = style({
  marginBlock: -5,
  color: 'inherit',
  '@media': { '(pointer: coarse)': { marginBlock: -10, marginInlineEnd: -8 } },
});
