import { createGlobalThemeContract } from '@vanilla-extract/css';
import { layer, light, motion, radius, space, target, text, weight } from './tokens';

const kebab = (path: string[]) => path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const themed = createGlobalThemeContract(light, (_value, path) => kebab(path));

const fixed = createGlobalThemeContract(
  { space, radius, text, weight, target, motion, layer, font: { sans: '' } },
  (_value, path) => kebab(path),
);

/** Every token, by role: `vars.color.critical`, `vars.space.gutter`. */
export const vars = { ...fixed, ...themed };

/** What every theme has alike, filled in by `themes.css.ts`: a module that other packages read must not hold styles, or a build may evaluate them without keeping them. */
export const fixedContract = fixed;

/** What a theme file fills in. */
export const themeContract = themed;
