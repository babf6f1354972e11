import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { reachableFolder } from '@portal/server';
import { dataFolder } from './localRecords.ts';

// npm run mock:reset

for (const set of ['small', 'large']) {
  rmSync(reachableFolder(join(dataFolder, set, 'postgres')), { recursive: true, force: true });
}
rmSync(dataFolder, { recursive: true, force: true });
console.log('The stored data of the local API is gone: the next start begins with fresh samples.');
