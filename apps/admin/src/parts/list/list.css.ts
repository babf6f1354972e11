import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** Takes part in the layout with its two parts. */
export const countLine = style({ display: 'contents' });

export const totalCount = style({ color: vars.color.text, fontWeight: vars.weight.heavy });

/** As wide as its field prefers, and narrower if there is no room. */
export const fieldFrame = style({ flexShrink: 1, minWidth: 0 });
