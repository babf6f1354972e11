import { style } from '@vanilla-extract/css';
import { endButton } from '../Field/Field.css';
import { endRoom, placeholderFrame } from '../Field/placeholder.css';
import { vars } from '../theme/contract.css';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';

/** Holds the value for the form. The form focuses it when it rejects the value. */
export const holder = visuallyHidden;

export const frame = style([placeholderFrame, { vars: { [endRoom]: '40px' } }]);

export const input = style({ paddingInlineEnd: 40, textOverflow: 'ellipsis' });

export const inputWithClear = style([input, { paddingInlineEnd: 72 }]);

export const clear = style([
  endButton,
  { insetInlineEnd: 36, minWidth: 32, '@media': { '(pointer: coarse)': { minWidth: vars.target.thumb } } },
]);
