#!/bin/sh
# pg (node-postgres) and several hosts in one address.
#
# Expected, by libpq ("Connection URIs" and "Specifying Multiple Hosts" of PostgreSQL's documentation, and psql 15):
#   postgresql://a:5432,b:5433/db?target_session_attrs=read-write goes to the server that accepts writes.
# Seen with pg 8.23.1 and pg-connection-string 2.14.1:
#   - two hosts with ports are an invalid URL;
#   - two hosts without ports are looked up as one name;
#   - target_session_attrs is handed on as a property and never looked at.
# Exits with 1 when any of this changes. Needs node and npm; no database.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pg@8.23.1 pg-connection-string@2.14.1
cat > try.mjs <<'JS'
import { readFileSync, readdirSync } from 'node:fs';
import pg from 'pg';
import { parse } from 'pg-connection-string';

let changed = 0;
const seen = (what, found, expected) => {
  const isSame = JSON.stringify(found) === JSON.stringify(expected);
  if (!isSame) changed += 1;
  console.log(`${isSame ? 'as before' : 'CHANGED  '}  ${what}: ${JSON.stringify(found)}`);
};
const errorOf = async (connectionString) => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 });
  return client.connect().then(() => 'connected', (error) => error.hostname ?? error.message);
};

let ports;
try {
  ports = parse('postgresql://u:p@127.0.0.1:5432,127.0.0.1:5433/db').host;
} catch (error) {
  ports = error.message;
}
seen('two hosts with ports', ports, 'Invalid URL');
seen('two hosts without ports are the name', parse('postgresql://u:p@a.invalid,b.invalid/db').host, 'a.invalid,b.invalid');
seen('which is looked up', await errorOf('postgresql://u:p@a.invalid,b.invalid/db'), 'a.invalid,b.invalid');
seen('target_session_attrs is read', parse('postgresql://a/db?target_session_attrs=read-write').target_session_attrs, 'read-write');
const users = readdirSync('node_modules/pg/lib', { recursive: true })
  .filter((name) => name.endsWith('.js'))
  .filter((name) => readFileSync(`node_modules/pg/lib/${name}`, 'utf8').includes('target_session_attrs'));
seen('files of pg that mention it', users, []);
process.exit(changed === 0 ? 0 : 1);
JS
node -p '"node " + process.version'
node try.mjs
