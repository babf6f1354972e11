import { assignVars, globalStyle } from '@vanilla-extract/css';
import { fixedContract, themeContract } from './contract.css';
import { dark, layer, light, motion, print, radius, space, target, text, weight } from './tokens';

/** Distances, sizes and the typeface, in every theme. */
globalStyle(':root', {
  vars: assignVars(fixedContract, {
    space,
    radius,
    text,
    weight,
    target,
    motion,
    layer,
    font: { sans: '"Inter Variable", "Inter Fallback", system-ui, sans-serif' },
  }),
});

/** Light unless the system or the person says dark; `data-theme` on the root is the person's own choice. */
globalStyle(':root', { vars: assignVars(themeContract, light), colorScheme: 'light' });

globalStyle(':root[data-theme="dark"]', { vars: assignVars(themeContract, dark), colorScheme: 'dark' });

globalStyle(':root:not([data-theme="light"])', {
  '@media': {
    'screen and (prefers-color-scheme: dark)': { vars: assignVars(themeContract, dark), colorScheme: 'dark' },
  },
});

globalStyle(':root, :root[data-theme]', {
  '@media': { print: { vars: assignVars(themeContract, print), colorScheme: 'light' } },
});

/** Room for a printer's grip and a punch, on A4 and Letter alike. */
globalStyle('@page', { margin: '14mm 12mm' });
