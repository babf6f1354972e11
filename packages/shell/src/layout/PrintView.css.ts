import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  '@media': { print: { display: 'none' } },
});

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
});

/** The hint has its own line below the buttons. */
export const hint = style({ flexBasis: '100%', color: vars.color.textSoft, fontSize: vars.text.list });
