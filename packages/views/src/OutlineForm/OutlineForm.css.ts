import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space.xlarge });

export const head = style({ display: 'grid', gap: vars.space.small });

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  color: vars.color.textSoft,
  fontSize: vars.text.list,
});

export const number = style({ whiteSpace: 'nowrap' });

export const section = style({ display: 'grid', gap: vars.space.gutter });

export const uses = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.small,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
});

export const missing = style({
  marginBlockStart: vars.space.small,
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
});

export const choices = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const choice = style({ display: 'grid', gap: vars.space.medium });
