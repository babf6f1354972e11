import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const tones = styleVariants({
  plain: {},
  soft: { color: vars.color.textSoft },
  critical: { color: vars.color.critical },
});

export const sizes = styleVariants({
  inherit: {},
  caption: { fontSize: vars.text.caption },
  list: { fontSize: vars.text.list },
  body: { fontSize: vars.text.body },
});
