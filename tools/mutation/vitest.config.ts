import { defineConfig } from 'vitest/config';
import { conditions } from '../../vite.shared.ts';

/** Runs the rule tests of one package, in the copy that StrykerJS makes. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
