import type { Api } from './client.ts';

/**
 * Returns a call that bypasses every cache of the browser and the service worker, to read what the server has stored
 * now.
 */
export function pastCaches(call: Api['call']): Api['call'] & {
  onRequest: (request: { options: { cache?: RequestCache } }) => void;
} {
  return {
    ...call,
    onRequest: ({ options }) => {
      options.cache = 'no-store';
    },
  };
}
