import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The file with the link by which the first administrator sets a password. It is not printed, because containers and
 * systemd store standard output, and anyone who reads that log could become the first administrator.
 */
export class FirstLink {
  readonly path: string;

  /** `folder` is the data folder. */
  constructor(folder: string) {
    this.path = join(folder, 'first-administrator-link');
  }

  /** Writes the link to the file, readable by this account only. Replaces an earlier one. */
  write(address: string): void {
    this.remove();
    writeFileSync(this.path, `${address}\n`, { mode: 0o600, flag: 'wx' });
  }

  /** Deletes the file if it exists. */
  remove(): void {
    rmSync(this.path, { force: true });
  }
}
