import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect } from '../fixtures';
import type { Place } from '../walk/places';
import type { WebKit } from '../webkit/WebKit';
import { forget, signIn } from '../webkit/webkitTest';
import type { Looks } from './takePicture';

/** Opens the address of a screen in WebKit, and stores its picture when its texts no longer change. */
export async function takePictureInWebKit(
  webkit: WebKit,
  origin: string,
  { address, who }: Place,
  { file, size, theme, language }: Looks,
): Promise<void> {
  await webkit.setSize(size.width, size.height);
  if (who) await signIn(webkit, origin, who);
  else await forget(webkit, origin);
  await webkit.run(
    'for (const [name, value] of Object.entries(arguments[0])) document.cookie = name + "=" + value + "; path=/"',
    { theme, 'language-mode': language },
  );
  await webkit.open(origin + address);
  let before = '';
  await expect
    .poll(
      async () => {
        const text = await webkit.run<string>(
          'return document.querySelector("[aria-busy=true]:not(button)") ? "" : document.body.innerText.trim()',
        );
        const isSame = text !== '' && text === before;
        before = text;
        return isSame;
      },
      { intervals: [500] },
    )
    .toBe(true);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await webkit.screenshot());
}
