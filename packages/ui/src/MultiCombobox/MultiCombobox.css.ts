import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { endButton } from '../Field/Field.css';
import { drawnPlaceholder, endRoom, startRoom } from '../Field/inputs.css';
import { vars } from '../theme/contract.css';
import { visuallyHidden } from '../theme/primitives.css';

const thumb = '(pointer: coarse)';

/** Looks like the control of other fields and grows with the selected options. */
export const box = recipe({
  base: [
    drawnPlaceholder,
    {
      vars: { [startRoom]: vars.space.small, [endRoom]: vars.space.small },
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.xxsmall,
      padding: `3px 72px 3px ${vars.space.xxsmall}`,
      border: `1px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.medium,
      background: vars.color.surface,
      cursor: 'text',
      selectors: {
        '&:hover:not(:has(> input:disabled))': { borderColor: vars.color.text },
        '&:has(> input:focus-visible)': {
          borderColor: vars.color.accent,
          outline: `2px solid ${vars.color.accent}`,
          outlineOffset: 1,
        },
        '&:has(> input[aria-invalid="true"])': {
          borderColor: vars.color.critical,
          boxShadow: `inset 0 0 0 1px ${vars.color.critical}`,
        },
        '&:has(> input:is(:disabled, :read-only))': { background: vars.color.surfaceSunken },
        '&:has(> input:disabled)': { borderColor: vars.color.line, cursor: 'not-allowed' },
        // Nothing is selected: the input covers the placeholder.
        '&[data-placeholder]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  ],
  variants: {
    size: {
      control: {
        minHeight: vars.target.control,
        '@media': { [thumb]: { minHeight: vars.target.thumb } },
      },
      action: { minHeight: vars.target.action },
    },
  },
  defaultVariants: { size: 'control' },
});

export const input = style({
  flex: '1 1 96px',
  minWidth: 0,
  minHeight: 30,
  padding: `0 ${vars.space.small}`,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: vars.text.form,
  scrollMarginBlock: '3.5rem',
  selectors: {
    // The whole box shows the focus ring.
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

// Chips and input wrap together.
export const chips = style({ display: 'contents' });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 28,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  fontSize: vars.text.list,
  lineHeight: 1.3,
  cursor: 'default',
});

export const chipLabel = style({
  minWidth: 0,
  paddingInlineStart: vars.space.small,
  overflowWrap: 'anywhere',
});

export const removal = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  minWidth: 28,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.textSoft,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text }, '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [thumb]: { minWidth: vars.target.thumb, minHeight: vars.target.thumb } },
});

/** On the first line, even if the chips need more lines. */
const firstLine = { insetBlockEnd: 'auto', height: 36 } as const;

export const clear = style([endButton, { ...firstLine, insetInlineEnd: 36, minWidth: 32 }]);

export const chevron = style({
  ...firstLine,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: vars.space.medium,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
});

export const holder = visuallyHidden;
