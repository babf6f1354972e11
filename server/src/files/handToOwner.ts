import { lchownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Gives what root has created to the account that owns its folder. Otherwise a server that runs under that account could
 * not read what a command of root has left in its data folder.
 */
export function handToOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  // Never what a link leads to, which that account may have put there meanwhile.
  if (uid !== 0) lchownSync(path, uid, gid);
}
