import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** Its two parts take part in the layout instead of the element. */
export const countLine = style({ display: 'contents' });

/** A block is one element for screen readers, so that it is announced once. */
export const announcedCount = style({ display: 'block' });

export const totalCount = style({ color: vars.color.text, fontWeight: vars.weight.heavy });

/** Has the preferred width of its field, or less if there is no room. */
export const fieldFrame = style({ flexShrink: 1, minWidth: 0 });
