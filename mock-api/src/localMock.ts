import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMock, type Mock } from './createMock.ts';

const dataFolder = fileURLToPath(new URL('../../.data', import.meta.url));

/**
 * The mock of a local run: what is changed is there again after a restart. Two runs must not write into one
 * folder, so a second one keeps its changes in memory and says so.
 */
export function localMock(data: 'small' | 'large'): Mock {
  const folder = join(dataFolder, data);
  if (takeFolder(folder)) return createMock({ data, journal: folder, faults: true });
  console.log(`Another run uses ${folder}: the changes of this one are kept in memory only.`);
  return createMock({ data, faults: true });
}

/** Writes our process id into the folder unless a living process holds it. */
function takeFolder(folder: string): boolean {
  const lock = join(folder, 'used-by');
  mkdirSync(folder, { recursive: true });
  for (const attempt of ['first', 'after a dead process'] as const) {
    try {
      const file = openSync(lock, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      process.on('exit', () => rmSync(lock, { force: true }));
      return true;
    } catch {
      if (attempt === 'first' && !isAlive(lock)) rmSync(lock, { force: true });
    }
  }
  return false;
}

function isAlive(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}
