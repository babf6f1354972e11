import { test } from '../fixtures';
import { webkitTest } from '../webkit/webkitTest';
import { choice, sizeOf } from './choice';
import { screensOf } from './screensOf';
import { takePicture } from './takePicture';
import { takePictureInWebKit } from './takePictureInWebKit';

// One picture of each screen and dialog of the walk, from which `tools/pictures.ts` makes a contact sheet of each app.

test.use({
  reducedMotion: 'reduce',
  // In Firefox, Playwright hides the caret by an inline style, which the page's policy refuses.
  expectedComplaints: [/blocked an inline style \(style-src-elem\)/],
} as object);

const { browser, theme, language } = choice;
webkitTest.use({ webkitWindow: 'bare' });

for (const app of choice.apps)
  for (const { place, file, title } of screensOf(app)) {
    const looks = { file, size: choice.size ?? sizeOf[app], theme, language };
    if (browser !== 'webkit')
      test(`${app} ${title}`, ({ page, mock, baseURL }) =>
        takePicture({ page, mock, baseURL }, place, looks));
    else if (!place.open)
      webkitTest(`${app} ${title}`, ({ webkit, origin, mock: _ }) =>
        takePictureInWebKit(webkit, origin.address, place, looks),
      );
  }
