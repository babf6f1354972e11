import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const field = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: vars.space.medium,
  alignItems: 'center',
  minHeight: vars.target.thumb,
});

export const label = style({
  color: vars.color.text,
  fontSize: vars.text.form,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
  cursor: 'pointer',
  // Makes the whole line clickable, not only the label.
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const track = style({
  appearance: 'none',
  position: 'relative',
  gridColumn: 2,
  flex: 'none',
  width: 46,
  height: 28,
  borderRadius: vars.radius.full,
  background: vars.color.lineStrong,
  cursor: 'pointer',
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 3,
      insetInlineStart: 3,
      width: 22,
      height: 22,
      borderRadius: vars.radius.full,
      background: vars.color.surface,
      transition: `translate ${vars.motion.quick}`,
    },
    '&:checked': { background: vars.color.accent },
    '&:checked::after': { translate: '18px' },
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 2 },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none', '::after': { transition: 'none' } },
    '(forced-colors: active)': {
      border: '1px solid ButtonBorder',
      selectors: {
        '&::after': { background: 'ButtonText', insetBlockStart: 2, insetInlineStart: 2 },
        '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const notes = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.xxsmall,
  selectors: { '&:empty': { display: 'none' } },
});
