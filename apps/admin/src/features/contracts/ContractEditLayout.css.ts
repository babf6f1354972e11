import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const soft = { color: vars.color.textSoft, fontWeight: vars.weight.regular } as const;

export const headDash = style({ ...soft, '@media': { [media.phone]: { display: 'none' } } });

/** On a line of its own on phones, without the dash before it. */
export const headCompany = style({ ...soft, '@media': { [media.phone]: { display: 'block' } } });
