import { LineBuffer } from './LineBuffer.ts';

/** Returns a stream for the log that writes to the standard output, the last lines when the process ends. */
export function logToStdout(): LineBuffer {
  const lines = new LineBuffer((text) => process.stdout.write(text));
  process.once('exit', () => lines.flush());
  // The reader of the log may end first, which must not end the server.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return lines;
}
