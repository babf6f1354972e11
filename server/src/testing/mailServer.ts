import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** How the mail server answers a content; `late` accepts it after `lateness`, `silent` never answers. */
export type MailAnswer = 'accept' | 'busy' | 'refuse' | 'cut' | 'late' | 'silent';

/** Delay of a late answer in milliseconds. */
export const lateness = 2500;

/** A mail server on this machine. */
export interface MailServer {
  readonly url: string;
  readonly received: readonly ParsedMail[];
  /** The envelopes of the received contents. */
  readonly envelopes: readonly { readonly from: string; readonly to: readonly string[] }[];
  /** Returns the number of contents that were sent to it. */
  tries(): number;
  /** Returns the number of attempted logins. */
  logins(): number;
  stop(): Promise<void>;
}

/**
 * Starts a mail server. It answers the nth content with the nth of `answers`, and accepts all later ones. It requires
 * no login, and refuses the first `refusedLogins` logins. Without `offersLogin` it offers no login, like port 25 of
 * many providers.
 */
export async function startMailServer(
  answers: readonly MailAnswer[] = [],
  refusedLogins = 0,
  { offersLogin = true } = {},
): Promise<MailServer> {
  const received: ParsedMail[] = [];
  const envelopes: { from: string; to: string[] }[] = [];
  const sockets = new Set<{ destroy(): void }>();
  let contents = 0;
  let logins = 0;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: offersLogin ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onAuth(_login, _session, done) {
      logins += 1;
      if (logins > refusedLogins) return done(null, { user: 'portal' });
      return done(Object.assign(new Error('wrong password'), { responseCode: 535 }));
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      envelopes.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
      });
      const answer = answers[contents] ?? 'accept';
      contents += 1;
      simpleParser(stream).then((mail) => {
        if (answer === 'busy') return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        if (answer === 'refuse') return done(Object.assign(new Error('no such user'), { responseCode: 550 }));
        received.push(mail);
        if (answer === 'accept') return done();
        if (answer === 'late') return void setTimeout(done, lateness);
        if (answer === 'silent') return undefined;
        for (const socket of sockets) socket.destroy();
        return undefined;
      }, done);
    },
  });
  server.server.on('connection', (socket) => void sockets.add(socket));
  server.on('error', () => undefined);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    envelopes,
    tries: () => contents,
    logins: () => logins,
    stop: () => new Promise((closed) => void server.close(closed)),
  };
}
