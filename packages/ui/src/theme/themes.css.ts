import { assignVars, globalStyle } from '@vanilla-extract/css';
import { fixedContract, themeContract } from './contract.css';
import { dark, layer, light, motion, print, radius, space, target, text, weight } from './tokens';

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

/** Follows the system's colour scheme; `data-theme` on the root element overrides it. */
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

/** Margins for printers and hole punches, on A4 and Letter. */
globalStyle('@page', { margin: '14mm 12mm' });
