import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { secondInk } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';

export const card = recipe({
  base: {
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    boxShadow: vars.shadow.raised,
    minWidth: 0,
    '@media': { print: { breakInside: 'avoid' } },
  },
  variants: {
    tone: {
      plain: {},
      feature: {
        background: vars.color.feature,
        borderColor: vars.color.feature,
        color: vars.color.onFeature,
        vars: { [secondInk]: 'color-mix(in srgb, currentColor 88%, transparent)' },
      },
    },
    padding: {
      none: { overflow: 'hidden' },
      medium: { display: 'grid', gap: vars.space.medium, padding: vars.space.gutter },
    },
  },
});

export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

/** The heading of a coloured card inherits the card's text colour. */
export const cardTitle = style({ color: 'inherit' });
