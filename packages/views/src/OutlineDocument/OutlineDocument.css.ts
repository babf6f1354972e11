import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// Blocks, not grids: only in these does a printed heading stay with what follows it.
export const section = style({});

globalStyle(`${section} > * + *`, { marginBlockStart: vars.space.medium });

export const answer = style({});

/** What a teacher wrote keeps its lines. */
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

/** Four short answers, in a row where there is room. */
export const uses = style({
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const choices = style({ paddingInlineStart: '1.2em', listStyle: 'disc', whiteSpace: 'normal' });
