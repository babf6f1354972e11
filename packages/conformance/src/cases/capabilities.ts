import type { Cases } from '../Case.ts';

export const capabilities = {
  getCapabilities: {
    good: () => ({}),
  },
} satisfies Cases;
