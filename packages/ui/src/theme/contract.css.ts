import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { layer, light, motion, radius, space, target, text, weight } from './tokens';

const kebab = (path: string[]) => path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const themed = createGlobalThemeContract(light, (_value, path) => kebab(path));

const fixed = createGlobalThemeContract(
  { space, radius, text, weight, target, motion, layer, font: { sans: '' } },
  (_value, path) => kebab(path),
);

createGlobalTheme(':root', fixed, {
  space,
  radius,
  text,
  weight,
  target,
  motion,
  layer,
  font: { sans: '"Inter Variable", "Inter Fallback", system-ui, sans-serif' },
});

/** Every token, by role: `vars.color.critical`, `vars.space.gutter`. */
export const vars = { ...fixed, ...themed };

/** What a theme file fills in. */
export const themeContract = themed;
