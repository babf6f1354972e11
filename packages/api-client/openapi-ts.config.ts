import { defineConfig } from '@hey-api/openapi-ts';

/** Functions and types only: no schemas, no enums, no hooks, so that a page loads the calls it makes and nothing else. */
export default defineConfig({
  input: 'openapi.yaml',
  output: { path: 'src/generated' },
  plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-ofetch'],
});
