import { style } from '@vanilla-extract/css';
import { chips } from '../SegmentedControl/SegmentedControl.css';
import { vars } from '../theme/contract.css';

export const { option, input } = chips;

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

/** Each answer has a border and dark text, because grey on grey would look disabled. */
export const text = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 38,
  padding: vars.space.xsmall,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.list,
  lineHeight: 1.3,
  textAlign: 'center',
  selectors: {
    ':hover + &': { borderColor: vars.color.text },
    ':checked + &': {
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      color: vars.color.accentStrong,
      fontWeight: vars.weight.strong,
    },
    ':focus-visible + &': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 1 },
    '[aria-invalid="true"] &': { borderColor: vars.color.critical },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: vars.target.thumb },
    '(forced-colors: active)': {
      selectors: { ':checked + &': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
