import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium });

globalStyle(`${keys} > *`, { '@media': { [media.phone]: { flex: '1 1 100%' } } });

/** Takes room only while it says something. */
export const status = style({ selectors: { '&:not(:empty)': { paddingTop: vars.space.medium } } });
