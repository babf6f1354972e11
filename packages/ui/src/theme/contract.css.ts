import { createGlobalThemeContract } from '@vanilla-extract/css';
import { layer, light, motion, radius, space, target, text, weight } from './tokens';

const kebab = (path: string[]) => path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const themed = createGlobalThemeContract(light, (_value, path) => kebab(path));

const fixed = createGlobalThemeContract(
  { space, radius, text, weight, target, motion, layer, font: { sans: '' } },
  (_value, path) => kebab(path),
);

/** All design tokens by role: `vars.color.critical`, `vars.space.gutter`. */
export const vars = { ...fixed, ...themed };

// `themes.css.ts` sets these, because a module that other packages import must not emit styles: a build may drop them.
export const fixedContract = fixed;

export const themeContract = themed;
