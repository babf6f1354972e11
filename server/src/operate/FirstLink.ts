import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The file that holds the link by which the first administrator sets a password. Standard output does not: containers and
 * systemd keep it, and whoever reads a log would be the first administrator.
 */
export class FirstLink {
  readonly path: string;

  /** `folder` is the data folder. */
  constructor(folder: string) {
    this.path = join(folder, 'first-administrator-link');
  }

  /** Writes the link for this account alone, in place of an earlier one. */
  write(address: string): void {
    this.remove();
    writeFileSync(this.path, `${address}\n`, { mode: 0o600, flag: 'wx' });
  }

  /** Deletes the file. Nothing happens if there is none. */
  remove(): void {
    rmSync(this.path, { force: true });
  }
}
