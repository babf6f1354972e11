import { vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  // Browsers do not break a printed grid between its rows.
  '@media': { print: { display: 'block' } },
});

globalStyle(`${grid} > * + *`, { '@media': { print: { marginBlockStart: vars.space.small } } });

export const quiet = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

/** Short facts, several per row on paper. */
export const registerFacts = style({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
  '@media': { print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

// A block, because browsers keep a printed heading with its content only in block layout.
export const stretched = style({});

export const registerQuiet = style({ color: vars.color.textSoft });
