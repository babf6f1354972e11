import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const back = style({
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  paddingInline: vars.space.small,
  minHeight: vars.target.pointer,
});

const soft = { color: vars.color.textSoft, fontWeight: vars.weight.regular } as const;

export const headDash = style({ ...soft, '@media': { [media.phone]: { display: 'none' } } });

/** On a phone on a line of its own, without a dash left hanging before it. */
export const headCompany = style({ ...soft, '@media': { [media.phone]: { display: 'block' } } });
