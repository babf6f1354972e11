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

// Its session is its own, so that it must end with its parent itself.
process.once('disconnect', () => process.exit());
