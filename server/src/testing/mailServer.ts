import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail server that answers the nth content with the nth of these. */
export async function mailServer(answers: readonly ('accept' | 'busy' | 'refuse' | 'cut')[] = []) {
  const received: ParsedMail[] = [];
  const sockets = new Set<{ destroy(): void }>();
  let contents = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const answer = answers[contents] ?? 'accept';
      contents += 1;
      simpleParser(stream).then((mail) => {
        if (answer === 'busy') return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        if (answer === 'refuse') return done(Object.assign(new Error('no such user'), { responseCode: 550 }));
        received.push(mail);
        if (answer === 'accept') return done();
        for (const socket of sockets) socket.destroy();
        return undefined;
      }, done);
    },
  });
  server.server.on('connection', (socket) => void sockets.add(socket));
  server.on('error', () => undefined);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => new Promise<void>((closed) => void server.close(closed)));
  const { port } = server.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, received, tries: () => contents };
}
