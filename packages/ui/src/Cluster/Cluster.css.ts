import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const gaps = styleVariants(space, (_value, gap: keyof typeof space) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[gap],
  selectors: { 'span&': { display: 'inline-flex' } },
}));

export const alignments = styleVariants({
  stretch: {},
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
});

export const justifications = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
});
