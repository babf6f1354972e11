import { vars } from '@portal/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

// Styles for the cells of lists.

/** A value with its explanation below. */
export const lines = style({ display: 'grid', justifyItems: 'start', gap: '2px', minWidth: 0 });

export const soft = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

/** Prevents bold text in the title of a card, as in a table row. */
export const softInTitle = style([soft, { fontWeight: vars.weight.regular }]);

/** A long word breaks within a cell, a card or a dialog. */
export const breaks = style({ overflowWrap: 'anywhere' });

export const figure = style({ fontVariantNumeric: 'tabular-nums' });

/** Keeps a number on one line. */
export const inOnePiece = style({ whiteSpace: 'nowrap' });

/** The name with badges next to it. */
export const named = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.hair} ${vars.space.small}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const archivedName = style({ color: vars.color.critical });

/** An icon for records with notes. */
export const note = style({ display: 'inline-flex', color: vars.color.textSoft });

/** Looks like a link to a page, but opens a dialog. */
export const opener = style({
  position: 'relative',
  minHeight: vars.target.pointer,
  // With `auto`, WebKitGTK 2.50.6 keeps the height of one line where a narrower list takes two.
  height: 'max-content',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.accent,
  font: 'inherit',
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': {
    '(pointer: coarse)': { '::after': { content: '', position: 'absolute', inset: '-10px 0' } },
  },
  ':hover': { color: vars.color.accentStrong, textDecoration: 'underline' },
});

export const archivedOpener = style([
  opener,
  { color: vars.color.critical, ':hover': { color: vars.color.critical } },
]);

/** Aligns the text of a quiet button with its surroundings, not its background. */
export const actionPlaces = styleVariants({
  cell: { whiteSpace: 'nowrap', marginInline: '-15px' },
  card: { justifySelf: 'start', marginInline: '-10px' },
});
