import { ofetch } from 'ofetch';

/** Options of an upload. */
export interface UploadOptions {
  /** Called with the share sent, from 0 to 1. 1 comes once, before the response. */
  onProgress?: (part: number) => void;
  /** Cancels the upload. The call rejects with `aborted`. */
  signal?: AbortSignal;
}

/**
 * Options that add progress and cancellation to a call: `uploadFile({ ...call, ...uploading(options), body })`. Tokens,
 * renewal and `ApiError` work as in every call.
 */
export function uploading({ onProgress, signal }: UploadOptions): {
  ofetch?: typeof ofetch;
  signal?: AbortSignal;
} {
  return {
    ...(signal ? { signal } : {}),
    ...(onProgress ? { ofetch: ofetch.create({}, { fetch: fetchWithProgress(onProgress) }) } : {}),
  };
}

/** A `fetch` built on XMLHttpRequest, since only that reports upload progress. */
function fetchWithProgress(onProgress: (part: number) => void): typeof fetch {
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const cancel = () => request.abort();
      const settle = (settled: () => void) => () => {
        signal?.removeEventListener('abort', cancel);
        settled();
      };
      request.open(method, String(address));
      request.responseType = 'arraybuffer';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && loaded < total) onProgress(loaded / total);
      };
      let isSent = false;
      const sent = () => {
        if (!isSent) onProgress(1);
        isSent = true;
      };
      request.upload.onload = sent;
      request.onload = settle(() => {
        // Behind a service worker, no progress events fire.
        sent();
        resolve(responseOf(request));
      });
      request.onerror = settle(() => reject(new TypeError('The upload failed')));
      request.onabort = settle(() => reject(new DOMException('The upload was cancelled', 'AbortError')));
      signal?.addEventListener('abort', cancel);
      if (signal?.aborted) request.onabort(new ProgressEvent('abort'));
      else request.send(body as XMLHttpRequestBodyInit | null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  // These statuses have no content, and `Response` throws when given any.
  const hasContent = ![204, 205, 304].includes(status);
  return new Response(hasContent ? request.response : null, { status, statusText, headers });
}
