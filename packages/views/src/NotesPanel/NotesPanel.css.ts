import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
});

export const composer = style({ display: 'grid', gap: vars.space.small });

export const send = style({ justifySelf: 'end' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  fontSize: vars.text.list,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.small,
  overflowWrap: 'anywhere',
});

export const author = style({ fontWeight: vars.weight.medium });

export const when = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

/** Keeps the line breaks of the note. */
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const quiet = style({ color: vars.color.textSoft, fontSize: vars.text.list });

export const more = style({ justifySelf: 'start' });
