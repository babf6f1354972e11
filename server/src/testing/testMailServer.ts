import { onTestFinished } from 'vitest';
import { type MailAnswer, startMailServer } from './mailServer.ts';

/** Starts a mail server that answers the nth content with the nth of these, until the test ends. */
export async function mailServer(
  answers: readonly MailAnswer[] = [],
  refusedLogins = 0,
  options: Parameters<typeof startMailServer>[2] = {},
) {
  const server = await startMailServer(answers, refusedLogins, options);
  onTestFinished(server.stop);
  return server;
}
