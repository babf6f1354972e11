#!/bin/sh
# nodemailer: verify() accepts any password where the mail server offers no login.
#
# Expected: verify() connects and signs in with the credentials that it has, as its documentation says
# (nodemailer.com), so a password that nobody has checked is an error. Port 25 of many
# providers offers no AUTH (RFC 4954), while their ports 587 and 465 do.
# Seen with nodemailer 10.6.1 against smtp-server 3.21.6 without AUTH:
#   - verify() with a made-up password resolves with true;
#   - sendMail() sends the mail without signing in, and says nothing;
#   - with forceAuth, which is off by default, both reject with EAUTH and the answer of the server.
# Exits with 1 when any of this changes. Needs node and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund nodemailer@10.6.1 smtp-server@3.21.6
cat > try.mjs <<'JS'
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';

let changed = 0;
const seen = (what, found, expected) => {
  const isSame = JSON.stringify(found) === JSON.stringify(expected);
  if (!isSame) changed += 1;
  console.log(`${isSame ? 'as before' : 'CHANGED  '}  ${what}: ${JSON.stringify(found)}`);
};
let mails = 0;
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, done) {
    mails += 1;
    stream.resume().once('end', done);
  },
});
server.on('error', () => undefined);
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const { port } = server.server.address();
const transport = (options) =>
  createTransport({ host: '127.0.0.1', port, auth: { user: 'portal', pass: 'made up' }, ...options });
const outcome = (promise) => promise.then(() => 'accepted', ({ code, responseCode }) => `${code} ${responseCode}`);
const mail = { from: 'a@a.example', to: 'b@b.example', text: 'Bonjour' };

seen('verify() with a made-up password', await outcome(transport().verify()), 'accepted');
seen('sendMail() with it', await outcome(transport().sendMail(mail)), 'accepted');
seen('mails that arrived', mails, 1);
seen('verify() with forceAuth', await outcome(transport({ forceAuth: true }).verify()), 'EAUTH 500');
seen('sendMail() with forceAuth', await outcome(transport({ forceAuth: true }).sendMail(mail)), 'EAUTH 500');
seen('mails that arrived', mails, 1);
process.exit(changed === 0 ? 0 : 1);
JS
node -p '"node " + process.version'
node try.mjs
