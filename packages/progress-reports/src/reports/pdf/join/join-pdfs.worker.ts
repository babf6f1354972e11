import { JoinedPdf } from './JoinedPdf';
import type { JoinAnswer, JoinTask } from './start-joining';

// In a worker, because reading a file can take seconds, and because terminating the worker stops a file that never
// finishes.

const joined = new JoinedPdf();

addEventListener('message', async ({ data }: MessageEvent<JoinTask>) => {
  if ('content' in data) {
    const added = await joined.add(new Uint8Array(data.content), data.title);
    if (added === 'added') post({ added });
    else post({ added, content: data.content }, [data.content]);
  } else post({ ended: joined.end(data.title) });
});
post({ ready: true });

function post(answer: JoinAnswer, moved: ArrayBuffer[] = []): void {
  postMessage(answer, { transfer: moved });
}
