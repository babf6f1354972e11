import { onTestFinished } from 'vitest';
import { type MailAnswer, startMailServer } from './mailServer.ts';

/** A mail server that answers the nth content with the nth of these, and ends with the test. */
export async function mailServer(
  answers: readonly MailAnswer[] = [],
  refusedLogins = 0,
  options: Parameters<typeof startMailServer>[2] = {},
) {
  const server = await startMailServer(answers, refusedLogins, options);
  onTestFinished(server.stop);
  return server;
}
