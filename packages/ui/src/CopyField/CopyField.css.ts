import { style } from '@vanilla-extract/css';
import { secondInk } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';

export const input = style({
  paddingInlineEnd: 44,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { paddingInlineEnd: vars.space.medium } },
});

export const lines = style({
  paddingBlock: vars.space.small,
  lineHeight: 1.5,
  resize: 'none',
  // As high as the text; browsers without support show `rows` lines.
  fieldSizing: 'content',
});

/** Reserves no space, because the message shows only briefly. */
export const status = style({ fontSize: vars.text.caption, lineHeight: 1.45 });

const said = {
  display: 'flex',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.xsmall,
} as const;

export const copied = style({
  ...said,
  vars: { [secondInk]: vars.color.positive },
  color: vars.color.positive,
});

export const failed = style({
  ...said,
  vars: { [secondInk]: vars.color.critical },
  color: vars.color.critical,
});

/** Aligns the icon with the first line of text. */
export const picture = style({ marginBlockStart: vars.space.hair });
