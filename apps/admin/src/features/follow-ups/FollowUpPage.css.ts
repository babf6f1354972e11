import { media, supports, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const intro = style({ color: vars.color.textSoft });

export const groups = style({
  display: 'grid',
  gap: vars.space.gutter,
});

/** Skips layout while off screen; find-in-page still works. `--rows` is its number of rows. */
export const card = style({
  containIntrinsicBlockSize: 'auto calc(78px + var(--rows) * 62.5px)',
  '@media': {
    [media.phone]: { containIntrinsicBlockSize: 'auto calc(130px + var(--rows) * 175px)' },
    screen: { '@supports': { [supports.skippedLayout]: { contentVisibility: 'auto' } } },
  },
});

export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  padding: `${vars.space.small} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
});

/** Buttons with labels: next to the text of the row, below it on a phone. */
export const wordKey = style({
  gridColumn: '3',
  '@media': { [media.phone]: { gridRow: '2', gridColumn: '2 / -1', justifySelf: 'start' } },
});

export const iconKey = style({
  gridColumn: '4',
  '@media': { [media.phone]: { gridRow: '1', gridColumn: '3' } },
});

export const picture = style({
  color: vars.color.textSoft,
  '@media': { [media.phone]: { alignSelf: 'start', marginTop: vars.space.xxsmall } },
});

export const words = style({ display: 'grid', gap: vars.space.hair, minWidth: 0, overflowWrap: 'anywhere' });

export const what = style({ fontWeight: vars.weight.strong });

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.hair} ${vars.space.medium}`,
  color: vars.color.textSoft,
  fontSize: vars.text.list,
});

export const contractLink = style({
  position: 'relative',
  '@media': {
    // Enlarges the touch target without changing the line spacing.
    '(pointer: coarse)': {
      selectors: {
        '&::after': { position: 'absolute', inset: `-12px calc(-1 * ${vars.space.small})`, content: '' },
      },
    },
  },
});
