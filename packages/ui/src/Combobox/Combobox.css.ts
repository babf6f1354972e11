import { style } from '@vanilla-extract/css';
import { endButton } from '../Field/Field.css';
import { endRoom, placeholderFrame } from '../Field/inputs.css';
import { popup as surface } from '../Popup/Popup.css';
import { vars } from '../theme/contract.css';
import { visuallyHidden } from '../theme/primitives.css';

/** Holds the value for the form. The form focuses it when it rejects the value. */
export const holder = visuallyHidden;

export const frame = style([placeholderFrame, { vars: { [endRoom]: '40px' } }]);

export const input = style({ paddingInlineEnd: 40, textOverflow: 'ellipsis' });

export const inputWithClear = style([input, { paddingInlineEnd: 72 }]);

export const clear = style([
  endButton,
  { insetInlineEnd: 36, minWidth: 32, '@media': { '(pointer: coarse)': { minWidth: vars.target.thumb } } },
]);

export const popup = style([
  surface,
  {
    overflow: 'hidden',
    padding: vars.space.xxsmall,
    fontSize: vars.text.list,
    selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
  },
]);

export const list = style({
  flex: '0 1 auto',
  minHeight: 0,
  maxHeight: 320,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&[data-stale]': { opacity: 0.55 } },
});

export const options = style({ position: 'relative', minWidth: 200 });

export const option = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: 36,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderRadius: 6,
  lineHeight: 1.4,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-marked]': { background: vars.color.surfaceSunken },
    '&:is([data-marked="keys"], [data-marked="start"])': {
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: -2,
    },
    '&[aria-selected="true"]': { fontWeight: vars.weight.strong },
    '&[aria-disabled="true"]': { color: vars.color.textSoft, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: vars.target.thumb },
    '(forced-colors: active)': {
      selectors: {
        '&[data-marked]': { outline: '2px solid Highlight', outlineOffset: -2 },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const words = style({ display: 'grid', flex: '1 1 auto', minWidth: 0 });

export const detail = style({
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.regular,
});

export const tick = style({
  flex: 'none',
  color: vars.color.accent,
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  padding: vars.space.small,
  color: vars.color.textSoft,
});

export const more = style([
  note,
  {
    paddingBlock: vars.space.small,
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.text.caption,
  },
]);

export const failed = style([note, { color: vars.color.critical }]);
