import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  // When it replaces a list it is taller than its content.
  alignContent: 'center',
  gap: vars.space.small,
  maxWidth: '34rem',
  margin: '0 auto',
  padding: `${vars.space.huge} ${vars.space.gutter}`,
  textAlign: 'center',
});

export const picture = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '52px',
    height: '52px',
    marginBottom: vars.space.xxsmall,
    borderRadius: vars.radius.full,
  },
  variants: {
    tone: {
      neutral: { background: vars.color.surfaceSunken, color: vars.color.textSoft },
      caution: { background: vars.color.cautionSoft, color: vars.color.caution },
      critical: { background: vars.color.criticalSoft, color: vars.color.critical },
    },
  },
});

export const advice = style({ color: vars.color.textSoft });

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
  marginTop: vars.space.small,
});

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.medium,
  padding: `${vars.space.huge} ${vars.space.gutter}`,
  color: vars.color.textSoft,
});
