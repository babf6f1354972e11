import { stryker } from '../../tools/mutation/stryker.shared.mjs';

export default {
  ...stryker,
  mutate: ['src/**/*.ts', '!src/**/*.{test,fixtures}.ts'],
};
