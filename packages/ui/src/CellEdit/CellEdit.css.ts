import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css';
import { vars } from '../theme/contract.css';

export const cell = style({ display: 'grid', gap: vars.space.hair, minWidth: 0, width: '100%' });

/** Looks like text until the pointer or the focus is there: most cells are only read. */
export const shown = style({
  display: 'block',
  minWidth: 0,
  minHeight: vars.target.pointer,
  margin: `0 calc(-1 * ${vars.space.xsmall})`,
  padding: `${vars.space.hair} ${vars.space.xsmall}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'text',
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong, background: vars.color.surface },
    '&[data-empty]': { color: vars.color.textSoft },
    '&[data-invalid]': {
      borderBlockEnd: `2px dotted ${vars.color.critical}`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
    '&[data-changed]': { background: vars.color.infoSoft, fontWeight: vars.weight.strong },
  },
  '@media': { '(pointer: coarse)': { minHeight: vars.target.thumb } },
});

/** May extend over the next column and the buttons in it. */
export const input = style({
  position: 'relative',
  zIndex: 1,
  selectors: {
    [`&${control.classNames.base}`]: {
      width: `max(calc(100% + 2 * ${vars.space.xsmall}), 11rem)`,
      minHeight: vars.target.pointer,
      margin: `0 calc(-1 * ${vars.space.xsmall})`,
      padding: `${vars.space.hair} ${vars.space.xsmall}`,
      fontSize: 'inherit',
    },
  },
  '@media': {
    '(pointer: coarse)': {
      // iOS zooms into fields with text under 16 px.
      selectors: {
        [`&${control.classNames.base}`]: { minHeight: vars.target.thumb, fontSize: vars.text.form },
      },
    },
  },
});

export const before = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxsmall, minWidth: 0 });

export const original = style({
  minWidth: 0,
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  overflowWrap: 'anywhere',
});
