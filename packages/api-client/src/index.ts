export * from './api-error.ts';
export { type Api, type ApiOptions, createApi } from './client.ts';
export { tokenClaims, userOfToken } from './session/access-token.ts';
export * from './session/sign-in.ts';
export * from './session/token-store.ts';
export type { Page } from './wire/page.ts';
