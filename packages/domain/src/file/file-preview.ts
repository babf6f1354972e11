import { hasExtension } from './file-types.ts';

/** How a file is shown without leaving the page. */
interface FilePreview {
  as: 'document' | 'image';
  /** Media type given to the browser instead of the server's, so that the file is shown as this type or not at all. */
  mediaType: string;
}

/** Types that every browser displays. HTML and SVG can contain scripts, so they can only be downloaded. */
const previews: readonly (FilePreview & { extensions: readonly string[] })[] = [
  { as: 'document', mediaType: 'application/pdf', extensions: ['.pdf'] },
  { as: 'image', mediaType: 'image/png', extensions: ['.png'] },
  { as: 'image', mediaType: 'image/jpeg', extensions: ['.jpg', '.jpeg'] },
  { as: 'image', mediaType: 'image/gif', extensions: ['.gif'] },
  { as: 'image', mediaType: 'image/webp', extensions: ['.webp'] },
];

/** Returns how to preview a file with this name; null if it can only be downloaded. */
export function filePreview(name: string): FilePreview | null {
  const found = previews.find(({ extensions }) => hasExtension(name, extensions));
  return found ? { as: found.as, mediaType: found.mediaType } : null;
}
