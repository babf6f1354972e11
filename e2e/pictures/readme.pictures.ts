import { test } from '../fixtures';
import { choice, desktop, phone } from './choice';
import { readmePictures } from './readmePictures';
import { takePicture } from './takePicture';

// The pictures of README. Those of phones are put beside each other by `tools/pictures.ts`.

test.use({ reducedMotion: 'reduce', deviceScaleFactor: 1 } as object);

if (choice.withReadme)
  for (const { name, screens, isPhone, theme = 'light', language = 'both' } of readmePictures)
    for (const { place, file } of screens)
      test(`README ${name} ${place.address}`, async ({ page, mock, baseURL }) => {
        const size = isPhone ? phone : desktop;
        await takePicture({ page, mock, baseURL }, place, { file, size, theme, language });
      });
