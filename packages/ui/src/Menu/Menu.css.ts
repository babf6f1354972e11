import { style } from '@vanilla-extract/css';
import { secondInk } from '../BilingualText/BilingualText.css';
import { popup as surface } from '../Popup/Popup.css';
import { vars } from '../theme/contract.css';

export const popup = style([
  surface,
  { minWidth: 200, padding: vars.space.xsmall, fontSize: vars.text.list },
]);

export const section = style({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.xsmall,
      paddingBlockStart: vars.space.xsmall,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const caption = style({
  padding: `${vars.space.xxsmall} 10px`,
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
});

export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  width: '100%',
  padding: '7px 10px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  lineHeight: 1.4,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    // Only one entry is highlighted: focus follows the pointer.
    '&:focus': { background: vars.color.surfaceSunken, outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: -2 },
    '&[aria-disabled="true"]': { color: vars.color.textSoft, cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse)': { minHeight: vars.target.thumb, alignItems: 'center' } },
});

export const criticalItem = style([
  item,
  { color: vars.color.critical, vars: { [secondInk]: vars.color.critical } },
]);

export const icon = style({ flex: 'none', width: 18, marginBlock: 1 });

export const words = style({ display: 'grid', minWidth: 0 });

export const reason = style({ color: vars.color.textSoft, fontSize: vars.text.caption });
