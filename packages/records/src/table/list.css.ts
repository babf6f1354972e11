import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const totalCount = style({ color: vars.color.text, fontWeight: vars.weight.heavy });

/** Has the preferred width of its field, or less if there is no room. */
export const fieldFrame = style({ flexShrink: 1, minWidth: 0 });
