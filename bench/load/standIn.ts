import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// A server that refuses each call at once, and tells its parent its address. Its answers hold a token, because an
// attacker signs in first.
const answer = JSON.stringify({ auth: { access_token: 'none' } });
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(429, { 'Content-Type': 'application/json' }).end(answer);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

// Runs in its own process session, so it does not end with its parent by itself.
process.once('disconnect', () => process.exit());
