import { http } from 'msw';

// What the stories of pages and dialogs have sent, as it arrives at the network.

/** A request as it left. */
interface Recorded {
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

let requests: (Recorded & { call: string })[] = [];

/** Begins a story with nothing sent. */
export function forgetRequests(): void {
  requests = [];
}

/** The requests of one call, such as `GET student/manageList`, in the order in which they left. */
export function sent(call: string): Recorded[] {
  return requests.filter((request) => request.call === call);
}

/** Remembers what is sent, uploads among it, and leaves the answer to the next handler. */
export const recording = http.all('*/api/*', async ({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  const body = request.method === 'GET' ? null : await bodyOf(request.clone());
  const call = `${request.method} ${pathname.slice(pathname.indexOf('/api/') + 5)}`;
  requests.push({ call, query: searchParams, headers: request.headers, body });
});

/** A form as its fields, the file among them. */
async function bodyOf(request: Request): Promise<unknown> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  return isForm ? Object.fromEntries(await request.formData()) : request.json().catch(() => null);
}
