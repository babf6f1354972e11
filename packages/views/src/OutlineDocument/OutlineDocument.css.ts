import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// Blocks, because browsers keep a printed heading with its content only in block layout.
export const section = style({});

globalStyle(`${section} > * + *`, { marginBlockStart: vars.space.medium });

export const answer = style({});

/** Keeps the line breaks of the teacher's text. */
export const value = style({
  marginBlockStart: vars.space.xxsmall,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const sideBySide = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', breakInside: 'avoid' },
  },
});

/** Four short answers, side by side if they fit. */
export const uses = style({
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const choices = style({ paddingInlineStart: '1.2em', listStyle: 'disc', whiteSpace: 'normal' });
