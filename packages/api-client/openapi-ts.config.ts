import { defineConfig } from '@hey-api/openapi-ts';

/** Functions and types only: no schemas, enums or hooks, so that a page loads only the calls that it makes. */
export default defineConfig({
  input: 'openapi.yaml',
  output: { path: 'src/generated' },
  plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-ofetch'],
});
