import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const figure = style({ display: 'grid', gap: vars.space.xsmall });

export const caption = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium });

export const drawing = style({ display: 'block', width: '100%', overflow: 'visible' });

export const bar = style({ fill: vars.color.accent });

export const barBefore = style({ fill: vars.color.accentSoft, stroke: vars.color.accent });

export const grid = style({ stroke: vars.color.line });

export const text = style({ fill: vars.color.textSoft, fontSize: vars.text.caption });

export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
});

export const swatch = style({ width: 12, height: 12 });
