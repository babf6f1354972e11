import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.hair} ${vars.space.small}`,
  minWidth: 0,
});

/** Its end tells links apart, but nobody reads it: it is there to be seen, and selected whole. */
export const address = style({
  flex: '1 1 120px',
  minWidth: 0,
  // Its length, on one line, asks for no room: a card on a phone would grow past its edge.
  contain: 'inline-size',
  overflow: 'hidden',
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  userSelect: 'all',
});

export const keys = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: vars.space.hair });

export const quiet = style({ color: vars.color.textSoft });
