import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** The title, with the file name below it if they differ. */
export const named = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.hair,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const removedTitle = style({ color: vars.color.critical, fontWeight: vars.weight.strong });

export const fileName = style({
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.regular,
});

export const quiet = style({ color: vars.color.textSoft });
