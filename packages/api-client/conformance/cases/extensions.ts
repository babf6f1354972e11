import type { Cases } from '../Case.ts';

/** The calls about extensions. */
export const extensions: Cases = {
  getCapabilities: {
    good: () => ({}),
  },
};
