import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

// Styles for the cell that contains a record's name.

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
