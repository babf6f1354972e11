import { breakpoint } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const wide = `screen and (min-width: ${breakpoint.tablet}px)`;

export const typeSelect = style({ flex: '1 1 160px', '@media': { [wide]: { flex: '0 1 200px' } } });

export const searchBox = style({ flex: '1 1 220px', '@media': { [wide]: { flex: '0 1 260px' } } });
