import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { space } from './tokens';

export const textTones = styleVariants({
  plain: {},
  soft: { color: vars.color.textSoft },
  critical: { color: vars.color.critical },
});

export const textSizes = styleVariants({
  inherit: {},
  caption: { fontSize: vars.text.caption },
  list: { fontSize: vars.text.list },
  body: { fontSize: vars.text.body },
});

export const clusterGaps = styleVariants(space, (_value, gap: keyof typeof space) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[gap],
  selectors: { 'span&': { display: 'inline-flex' } },
}));

export const clusterAlignments = styleVariants({
  stretch: {},
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
});

export const clusterJustifications = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
});
