import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** The title, with the file name below it if they differ. */
export const named = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.hair,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const removedTitle = style({ color: vars.color.critical, fontWeight: vars.weight.strong });

export const quiet = style({ color: vars.color.textSoft });

/** One row if there is room, with the button aligned to the fields. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  alignItems: 'start',
  gap: `${vars.space.small} ${vars.space.medium}`,
});

export const send = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xsmall });

/** The height of a field label of one or two lines. */
export const noLabel = style({
  visibility: 'hidden',
  fontSize: vars.text.list,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
});

export const frame = style({ display: 'grid', gap: vars.space.medium });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  color: vars.color.textSoft,
  fontSize: vars.text.list,
  overflowWrap: 'anywhere',
});

export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  fontVariantNumeric: 'tabular-nums',
});

export const outcome = style({
  fontWeight: vars.weight.medium,
  // When empty, takes no gap between the fields.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const problem = style({ color: vars.color.critical });
