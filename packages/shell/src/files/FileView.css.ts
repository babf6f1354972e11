import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const view = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '50dvh',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
});

export const image = style({ maxWidth: '100%', maxHeight: '60dvh', objectFit: 'contain' });

export const documentFrame = style({ width: '100%', height: '60dvh', border: 0 });
