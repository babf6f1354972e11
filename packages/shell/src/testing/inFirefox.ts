import { spyOn } from 'storybook/test';

/** Lets a story take its browser for Firefox. */
export function inFirefox(): void {
  spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
  );
}
