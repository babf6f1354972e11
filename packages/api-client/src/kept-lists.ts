/** Maximum number of kept lists. A page of 100 contracts is a text of 130 kB. */
const most = 20;

/** Lists that are kept in memory until another person signs in. */
export interface KeptLists {
  /** A `fetch` that asks whether a kept list has changed, and returns the kept one if it has not (DECISION-190). */
  fetch: typeof fetch;
  clear(): void;
}

/**
 * Keeps the bodies of lists that have a tag. Browsers cannot do this: the API forbids them to store its answers.
 * `ownerOf` returns who is signed in.
 */
export function keepLists(ownerOf: () => unknown): KeptLists {
  const kept = new Map<string, { tag: string; body: string }>();
  let owner: unknown;
  return {
    async fetch(address, init = {}) {
      if (owner !== ownerOf()) kept.clear();
      owner = ownerOf();
      const asker = owner;
      const url = String(address);
      const held = kept.get(url);
      const headers = new Headers(init.headers);
      if (held) headers.set('If-None-Match', held.tag);
      const response = await fetch(address, { ...init, headers });
      if (held && response.status === 304) return new Response(held.body, answerHead(response));
      const tag = response.headers.get('ETag');
      if (!response.ok || !tag?.startsWith('W/')) return response;
      const body = await response.text();
      if (asker === ownerOf()) {
        // The list that was read longest ago goes first.
        kept.delete(url);
        kept.set(url, { tag, body });
        for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
      }
      return new Response(body, response);
    },
    clear: () => kept.clear(),
  };
}

/** The head of a 304 has no content type, but the date of the answer. */
function answerHead({ headers }: Response): ResponseInit {
  const head = new Headers(headers);
  head.set('Content-Type', 'application/json');
  return { headers: head };
}
