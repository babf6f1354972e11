import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const select = style({
  appearance: 'none',
  padding: `${vars.space.xsmall} 40px ${vars.space.xsmall} ${vars.space.medium}`,
  lineHeight: 1.25,
  // A bilingual option may need two lines (DECISION-02).
  whiteSpace: 'normal',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.medium,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
});
