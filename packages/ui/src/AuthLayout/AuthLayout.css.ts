import { style } from '@vanilla-extract/css';
import { secondInk, secondSize } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const page = style({
  display: 'grid',
  minHeight: '100dvh',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});

export const panel = style({
  display: 'none',
  position: 'relative',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  overflow: 'hidden',
  padding: vars.space.huge,
  background: `color-mix(in srgb, ${vars.color.feature} 78%, black)`,
  color: vars.color.onFeature,
  '@media': { [media.desktop]: { display: 'flex' } },
});

export const art = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: vars.color.onFeature,
  strokeOpacity: 0.14,
  strokeWidth: 2,
});

export const sun = style({ fill: vars.color.onFeature, fillOpacity: 0.06, stroke: 'none' });

export const tagline = style({
  position: 'relative',
  maxWidth: '15em',
  fontSize: '1.875rem',
  fontWeight: '600',
  letterSpacing: '-0.02em',
  lineHeight: 1.3,
  vars: { [secondInk]: 'color-mix(in srgb, currentColor 82%, transparent)', [secondSize]: '0.73em' },
});

export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  padding: vars.space.gutter,
  '@media': { [media.tablet]: { padding: vars.space.large } },
});

export const tools = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space.small });

export const content = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.large,
  width: '100%',
  maxWidth: '380px',
  margin: '0 auto',
  padding: `${vars.space.xxlarge} 0`,
  outline: 'none',
  '@media': { [media.tablet]: { alignContent: 'center' } },
});
