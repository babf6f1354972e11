import { recipe } from '@vanilla-extract/recipes';
import { secondSize } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';

export const heading = recipe({
  base: { color: vars.color.text },
  variants: {
    look: {
      page: {
        fontSize: vars.text.heading,
        fontWeight: vars.weight.heavy,
        letterSpacing: '-0.02em',
        lineHeight: 1.2,
        vars: { [secondSize]: '0.77em' },
      },
      section: {
        fontSize: vars.text.lead,
        fontWeight: '620',
        letterSpacing: '-0.01em',
        lineHeight: 1.3,
        vars: { [secondSize]: '0.88em' },
      },
      item: { fontSize: vars.text.body, fontWeight: vars.weight.strong, lineHeight: 1.4, letterSpacing: 0 },
    },
  },
});
