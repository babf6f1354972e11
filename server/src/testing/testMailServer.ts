import { onTestFinished } from 'vitest';
import { type MailAnswer, startMailServer } from './mailServer.ts';

/** A mail server that answers the nth content with the nth of these, and ends with the test. */
export async function mailServer(answers: readonly MailAnswer[] = []) {
  const server = await startMailServer(answers);
  onTestFinished(server.stop);
  return server;
}
