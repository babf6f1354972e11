import { startOwnPostgres } from '../database/ownPostgres.ts';

// Starts PostgreSQL in the folder of the first argument, prints when it is ready, and waits to be killed.

const [folder = '', binaries] = process.argv.slice(2);
const postgres = await startOwnPostgres({ folder, binaries, isForTests: true });
console.log(postgres.url('postgres'));
setInterval(() => undefined, 1000);
