import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const batch = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { borderTop: 'none', paddingBlockStart: 0 } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small } },
});

export const about = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
});

export const name = style({ fontWeight: vars.weight.medium });

export const facts = style({ color: vars.color.textSoft, fontSize: vars.text.list });

/** Buttons that stay beside each other. */
export const together = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});
