#!/bin/sh
# date-holidays beside moment-timezone: asking for a holiday replaces the program's table of time zones.
#
# Expected: a library that is loaded later, with a dependency of its own, leaves the dates of the program as they are.
# Seen with date-holidays 3.37.0 and moment-timezone 0.6.6: date-holidays brings moment-timezone 0.5, and both versions
# extend the one moment 2. The last one loaded is what `moment.tz` is, for everybody, with an older table (2025b instead
# of 2026f). British Columbia changes its clocks for good in 2026, so its days of 2027 are counted an hour off from then
# on. The only trace is a line in the log.
# With one version for both (`overrides` of npm and pnpm) nothing is replaced.
# Exits with 1 when any of this changes. Needs node and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > try.mjs <<'JS'
import moment from 'moment-timezone';

let changed = 0;
const seen = (what, found, expected) => {
  const isSame = JSON.stringify(found) === JSON.stringify(expected);
  if (!isSame) changed += 1;
  console.log(`${isSame ? 'as before' : 'CHANGED  '}  ${what}: ${JSON.stringify(found)}`);
};
const isReplaced = process.argv[2] === 'replaced';
const table = () => [
  moment.tz.dataVersion,
  moment.tz('2027-01-15T20:00:00Z', 'America/Vancouver').format('YYYY-MM-DD HH:mm'),
];
seen('before', table(), ['2026f', '2027-01-15 13:00']);
const { default: Holidays } = await import('date-holidays');
new Holidays('CA', 'ON', { types: ['public'] }).getHolidays(2027);
seen('after', table(), isReplaced ? ['2025b', '2027-01-15 12:00'] : ['2026f', '2027-01-15 13:00']);
process.exit(changed === 0 ? 0 : 1);
JS
node -p '"node " + process.version'
echo 'Each with the version that it asks for:'
npm init -y >/dev/null
npm install --silent --no-audit --no-fund moment-timezone@0.6.6 date-holidays@3.37.0 moment@2.31.0
node try.mjs replaced
echo 'With one version for both:'
rm -rf node_modules package.json package-lock.json
echo '{ "overrides": { "moment-timezone": "0.6.6" } }' > package.json
npm install --silent --no-audit --no-fund moment-timezone@0.6.6 date-holidays@3.37.0 moment@2.31.0
node try.mjs kept
