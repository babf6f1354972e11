import { expect, it } from 'vitest';
import { filePreview } from './file-preview.ts';

it.each([
  ['proposition.PDF', { as: 'document', mediaType: 'application/pdf' }],
  ['tableau.png', { as: 'image', mediaType: 'image/png' }],
  ['photo.JPG', { as: 'image', mediaType: 'image/jpeg' }],
  ['photo.jpeg', { as: 'image', mediaType: 'image/jpeg' }],
  ['logo.gif', { as: 'image', mediaType: 'image/gif' }],
  ['logo.webp', { as: 'image', mediaType: 'image/webp' }],
  ['classe.xlsx', null],
  ['page.html', null],
  ['logo.svg', null],
  ['logo.png.svg', null],
  ['pdf', null],
])('%s is previewed as %j', (name, preview) => {
  expect(filePreview(name)).toEqual(preview);
});
