import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const group = style({ display: 'grid', gap: vars.space.xxsmall, justifyItems: 'start' });

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  paddingBlock: vars.space.xxsmall,
  color: vars.color.text,
  fontSize: vars.text.form,
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.textSoft, cursor: 'not-allowed' } },
  '@media': { '(pointer: coarse)': { minHeight: vars.target.thumb, alignItems: 'center' } },
});

export const input = style({
  appearance: 'none',
  flex: 'none',
  width: 18,
  height: 18,
  margin: '2px 0 0',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderWidth: 6, borderColor: vars.color.accent },
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 2 },
    '&:disabled': { borderColor: vars.color.line, background: vars.color.surfaceSunken },
    '&:disabled:checked': { borderColor: vars.color.textSoft },
    '[aria-invalid="true"] &': { borderColor: vars.color.critical },
  },
});

export const text = style({ display: 'grid' });

export const hint = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

export const checkboxOption = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.xxsmall,
  color: vars.color.text,
  fontSize: vars.text.form,
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.textSoft, cursor: 'not-allowed' } },
  '@media': { '(pointer: coarse)': { minHeight: vars.target.thumb } },
});
