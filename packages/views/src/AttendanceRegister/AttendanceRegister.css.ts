import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** Short facts, several per row on paper. */
export const facts = style({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  '@media': { print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

// A block, because browsers keep a printed heading with its content only in block layout.
export const stretched = style({});

export const quiet = style({ color: vars.color.textSoft });
