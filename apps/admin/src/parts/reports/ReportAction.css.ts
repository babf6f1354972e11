import { styleVariants } from '@vanilla-extract/css';

/** A button is as wide as its words, and these, not its quiet ground, stand in line with what is around. */
export const places = styleVariants({
  cell: { whiteSpace: 'nowrap', marginInline: '-15px' },
  card: { justifySelf: 'start', marginInline: '-10px' },
});
