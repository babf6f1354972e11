import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const section = style({ display: 'grid', gap: vars.space.medium });

export const answer = style({ display: 'grid', gap: vars.space.xxsmall });

/** What a teacher wrote keeps its lines. */
export const value = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const choices = style({ paddingInlineStart: '1.2em', whiteSpace: 'normal' });
