import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WrongSetting } from '../config.ts';

/** Throws if a folder does not contain the built apps. */
export function refuseUnbuilt(folder: string): void {
  if (existsSync(join(folder, 'index.html'))) return;
  throw new WrongSetting(
    `There are no built apps in ${folder}: run npm run build, or set SITE_DIR to none to serve the API alone`,
  );
}
