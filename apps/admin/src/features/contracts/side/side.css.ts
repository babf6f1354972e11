import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { small } from '../../../parts/aside.css';

export const person = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.small });

export const student = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.hair} ${vars.space.small}`,
});

// At the end of the line, even when wrapped onto its own line.
globalStyle(`${student} > :not(:first-child, div)`, { marginInlineStart: 'auto' });

/** The dates of a student, below the name. */
export const dates = style([small, { flexBasis: '100%' }]);

export const former = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Keeps the line breaks of the input. */
export const motive = style([small, { whiteSpace: 'pre-wrap' }]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const body = style({ display: 'grid', gap: vars.space.gutter });

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const quiet = style({ color: vars.color.textSoft });

/** The unsaved changes, opposite the buttons. */
export const pending = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  marginInlineEnd: 'auto',
  // When empty, hidden on phones but kept for screen readers.
  '@media': { [media.phone]: { selectors: { '&:empty': { position: 'absolute' } } } },
});

export const short = style({ maxWidth: 260 });
