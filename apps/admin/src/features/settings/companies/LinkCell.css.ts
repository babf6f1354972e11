import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.hair} ${vars.space.small}`,
  minWidth: 0,
});

/** The whole address is visible and selectable, although only its end differs between companies. */
export const address = style({
  flex: '1 1 120px',
  minWidth: 0,
  // Excludes the long address from the width of the card, which would overflow on a phone.
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
