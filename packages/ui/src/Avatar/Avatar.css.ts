import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';

export const avatar = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    // Visible only in forced-colours mode, which removes the soft background.
    border: '1px solid transparent',
    background: vars.color.accentSoft,
    color: vars.color.accentStrong,
    fontWeight: '600',
    lineHeight: 1,
    verticalAlign: 'middle',
  },
  variants: {
    size: {
      small: { width: '1.5rem', height: '1.5rem', fontSize: '0.625rem' },
      medium: { width: '2rem', height: '2rem', fontSize: vars.text.caption },
      large: { width: '3.5rem', height: '3.5rem', fontSize: vars.text.title },
    },
  },
});

/** Covers the initials, so they show while the picture loads and when loading fails. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: vars.color.surface,
});
