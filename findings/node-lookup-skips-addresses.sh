#!/bin/sh
# Node: the `lookup` option of a request is not asked about a host that is written as an address.
#
# Expected: a `lookup` given to `http.request` decides about every connection. Node's documentation of
# `socket.connect` calls it "Custom lookup function", and of `http.request` the same.
# Seen in Node 20.20 and 24.21: a host that is written as an address is not looked up, so the function is not called. A
# program that checks addresses there alone lets every address through that stands in a URL. The portal checks such a
# host before the request as well.
# Exits with 1 when this changes. Needs node.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/try.mjs" <<'SCRIPT'
import { createServer, request } from 'node:http';

const server = createServer((_request, response) => response.end('reached'));
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const { port } = server.address();

function ask(host) {
  const asked = [];
  return new Promise((done) => {
    const lookup = (name, _options, answer) => {
      asked.push(name);
      answer(new Error('refused by lookup'));
    };
    const call = request({ host, port, lookup }, (response) => {
      response.resume();
      done(`${host}: reached, lookups: ${asked.length}`);
    });
    call.on('error', (error) => done(`${host}: ${error.message}, lookups: ${asked.length}`));
    call.end();
  });
}

const found = [await ask('localhost'), await ask('127.0.0.1')];
server.close();
console.log(`Node ${process.version}`);
for (const line of found) console.log(line);
const expected = ['localhost: refused by lookup, lookups: 1', '127.0.0.1: reached, lookups: 0'];
if (found.join() !== expected.join()) process.exitCode = 1;
SCRIPT
node "$folder/try.mjs"
