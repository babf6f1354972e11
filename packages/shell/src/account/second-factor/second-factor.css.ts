import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const steps = style({
  display: 'grid',
  gap: vars.space.medium,
  margin: 0,
  paddingInlineStart: vars.space.large,
  listStyle: 'decimal',
});

/** Must follow the text of its step: the number of the step is aligned with the first content. */
export const offered = style({ marginBlockStart: vars.space.small });

/** Sets a part of the dialog off from the one before. */
export const part = style({ marginBlockStart: vars.space.medium });

export const qrCode = style({ display: 'block', width: 'min(100%, 240px)', height: 'auto' });

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
