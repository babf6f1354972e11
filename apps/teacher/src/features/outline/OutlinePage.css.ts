import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.textSoft,
  fontSize: vars.text.list,
});

/** On a phone, both buttons stay on one line; on a desktop they are at the end of the form. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.8fr) minmax(0, 1fr)',
  alignItems: 'stretch',
  gap: vars.space.small,
  '@media': { [media.tablet]: { display: 'flex', justifyContent: 'flex-end' } },
});
