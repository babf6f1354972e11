import { defineConfig } from 'vitest/config';
import { conditions } from '../../vite.shared.ts';

/** The rules of one package alone, from the copy that StrykerJS makes of it. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
