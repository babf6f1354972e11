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

/** Two keys under the thumb share its width; on a desk they stand at the end of the form. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'stretch',
  gap: vars.space.small,
  '@media': { [media.tablet]: { display: 'flex', justifyContent: 'flex-end' } },
});
