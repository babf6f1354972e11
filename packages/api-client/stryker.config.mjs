import { stryker } from '../../tools/mutation/stryker.shared.mjs';

export default {
  ...stryker,
  mutate: ['src/wire/**/*.ts', '!src/wire/**/*.{test,fixtures}.ts'],
};
