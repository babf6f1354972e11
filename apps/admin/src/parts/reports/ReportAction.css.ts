import { styleVariants } from '@vanilla-extract/css';

/** Aligns the text of a quiet button with its surroundings, not its background. */
export const places = styleVariants({
  cell: { whiteSpace: 'nowrap', marginInline: '-15px' },
  card: { justifySelf: 'start', marginInline: '-10px' },
});
