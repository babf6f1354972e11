import { lchownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Gives a file that root has created to the owner of its folder. Otherwise a server that runs under that account could
 * not read what a command of root left in its data folder.
 */
export function handToOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  // Never follows a symbolic link, which that account could have placed there in the meantime.
  if (uid !== 0) lchownSync(path, uid, gid);
}
