import { aStoredFile } from '@portal/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createApi } from './client.ts';
import { uploadFile } from './generated/sdk.gen.ts';
import { memoryTokenStore } from './session/token-store.ts';
import { tokensFor } from './testing/session.ts';
import { storedFileToWire } from './testing/wire/stored-file.ts';
import { type UploadOptions, uploading } from './upload.ts';

/** A fake XMLHttpRequest with the parts that an upload uses. The test simulates the network. */
class FakeRequest {
  static made: FakeRequest[] = [];
  readonly upload: { onprogress?(event: object): void; onload?(): void } = {};
  readonly headers = new Headers();
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  method = '';
  address = '';
  body: unknown;
  status = 0;
  statusText = '';
  response: ArrayBuffer | null = null;
  wasAborted = false;

  constructor() {
    FakeRequest.made.push(this);
  }
  open(method: string, address: string) {
    Object.assign(this, { method, address });
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.wasAborted = true;
    this.onabort?.();
  }
  getAllResponseHeaders() {
    return 'content-type: application/json; charset=utf-8\r\nx-odd: a:b\r\n';
  }

  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total });
  }
  answer(status: number, body: object) {
    const { buffer } = new TextEncoder().encode(JSON.stringify(body));
    Object.assign(this, { status, response: buffer });
    this.onload?.();
  }
}

const body = {
  file: new File(['contenu'], 'à lire.pdf'),
  ref_type: 'undefined',
  file_title: 'À lire',
} as const;
const savedResponse = { message: 'Saved', data: storedFileToWire(aStoredFile()) };

function start(options: UploadOptions) {
  const tokens = memoryTokenStore();
  const held = tokensFor({ id: 1, name: 'Marie', lastName: 'Bélanger', role: 'ROLE_ADMIN' });
  tokens.write(held);
  const onSessionLost = vi.fn();
  const { call } = createApi({ baseUrl: 'http://portal.test/api', tokens, onSessionLost });
  const answer = uploadFile({ ...call, ...uploading(options), body });
  // Avoids an unhandled rejection until the test awaits it.
  answer.catch(() => {});
  return { answer, held, onSessionLost };
}

async function sent(): Promise<FakeRequest> {
  return vi.waitFor(() => {
    const request = FakeRequest.made[0];
    if (!request?.body) throw new Error('Nothing was sent yet');
    return request;
  });
}

beforeEach(() => {
  FakeRequest.made = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('ProgressEvent', Event);
});
afterEach(() => vi.unstubAllGlobals());

describe('an upload with progress', () => {
  it('sends the token and the form, and reports each share, 1 only once (API-037)', async () => {
    const parts: number[] = [];
    const { answer, held } = start({ onProgress: (part) => parts.push(part) });
    const request = await sent();
    expect([request.method, request.address]).toEqual(['POST', 'http://portal.test/api/files']);
    expect(request.headers.get('Authorization')).toBe(`Bearer ${held.accessToken}`);
    // The browser sets this header, with its own boundary.
    expect(request.headers.get('Content-Type')).toBeNull();
    expect(Object.fromEntries(request.body as FormData)).toMatchObject({
      file_title: 'À lire',
      file: body.file,
    });

    request.progress(50, 200);
    request.progress(150, 200);
    request.progress(200, 200);
    request.upload.onload?.();
    request.answer(200, savedResponse);

    expect((await answer).data).toEqual(savedResponse);
    expect(parts).toEqual([0.25, 0.75, 1]);
  });

  it('reports the whole at the response when a service worker hides the progress', async () => {
    const parts: number[] = [];
    const { answer } = start({ onProgress: (part) => parts.push(part) });
    (await sent()).answer(200, savedResponse);
    await answer;
    expect(parts).toEqual([1]);
  });

  it('fails with the same errors as every call, and a 401 ends the session (FILES-06)', async () => {
    const tooLarge = start({ onProgress: () => {} });
    (await sent()).answer(413, { message: 'File size cannot exceed 8mb', code: 'too-large' });
    await expect(tooLarge.answer).rejects.toMatchObject({
      code: 'too-large',
      status: 413,
      serverMessage: 'File size cannot exceed 8mb',
    });

    FakeRequest.made = [];
    const refused = start({ onProgress: () => {} });
    (await sent()).answer(401, { message: 'Unauthorized' });
    await expect(refused.answer).rejects.toBeInstanceOf(ApiError);
    expect(refused.onSessionLost).toHaveBeenCalledOnce();
  });

  it('has an unknown outcome when the connection breaks and the backend honours no keys', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [] })));
    const { answer } = start({ onProgress: () => {} });
    (await sent()).onerror?.();
    await expect(answer).rejects.toMatchObject({ code: 'unanswered', status: null });
  });

  it('can be cancelled while it runs, and is not sent when cancelled before', async () => {
    const control = new AbortController();
    const { answer } = start({ onProgress: () => {}, signal: control.signal });
    const request = await sent();
    control.abort();
    await expect(answer).rejects.toMatchObject({ code: 'aborted' });
    expect(request.wasAborted).toBe(true);

    FakeRequest.made = [];
    const before = start({ onProgress: () => {}, signal: AbortSignal.abort() });
    await expect(before.answer).rejects.toMatchObject({ code: 'aborted' });
    expect(FakeRequest.made.filter((made) => made.body)).toEqual([]);
  });
});

it('uses fetch like every call without a progress callback', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(savedResponse)));
  const { answer } = start({});
  expect((await answer).data).toEqual(savedResponse);
  expect(FakeRequest.made).toEqual([]);
});
