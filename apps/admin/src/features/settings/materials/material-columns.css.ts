import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const named = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.hair} ${vars.space.small}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** Looks as the links of other lists do in its place: it opens the record, which has no page of its own. */
export const title = style({
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

export const archivedTitle = style([
  title,
  { color: vars.color.critical, ':hover': { color: vars.color.critical } },
]);

export const note = style({ display: 'inline-flex', color: vars.color.textSoft });

export const quiet = style({ color: vars.color.textSoft });
