import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ position: 'relative' });

/** The whole card opens the course; its button is above that area. */
export const opensCard = style({
  selectors: {
    '&&': { position: 'static', display: 'inline-flex', alignItems: 'center' },
    '&&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  },
  '@media': { [media.phone]: { minHeight: vars.target.thumb } },
});

export const aside = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.small });

export const about = style({
  margin: 0,
  color: vars.color.textSoft,
  fontSize: vars.text.body,
  overflowWrap: 'anywhere',
});

export const foot = style({ display: 'flex', position: 'relative' });
