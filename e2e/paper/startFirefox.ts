import { writeFileSync } from 'node:fs';
import { Firefox, missingFirefox } from './Firefox';
import type { Printer } from './Printer';

/** Starts Debian's Firefox, driven by WebDriver BiDi. If it is missing, returns how to install it. */
export async function startFirefox(): Promise<Printer | string> {
  if (missingFirefox) return missingFirefox;
  const browser = await Firefox.start();
  return {
    version: `Firefox ${browser.version}`,
    async print({ url, storage, ready, orientation, file }) {
      await browser.open(new URL('/icon.svg', url).href);
      await browser.run(
        `Object.entries(${JSON.stringify(storage)}).forEach(([key, value]) => localStorage.setItem(key, value))`,
      );
      await browser.open(url);
      await browser.until(ready);
      const { data } = await browser.send<{ data: string }>('browsingContext.print', {
        context: browser.context,
        background: true,
        orientation,
        margin: { top: 0, bottom: 0, left: 0, right: 0 },
        page: { width: 21.59, height: 27.94 },
        shrinkToFit: false,
      });
      writeFileSync(file, Buffer.from(data, 'base64'));
    },
    close: () => browser.close(),
  };
}
