import { hasExtension } from './file-types.ts';

/** How a file is shown without leaving the page. */
interface FilePreview {
  as: 'document' | 'image';
  /** What a browser is told that the file is, whatever the server calls it: so it is read as that, or not at all. */
  mediaType: string;
}

/** What every browser draws by itself. Pages and vector drawings can carry scripts: they are for downloading only. */
const previews: readonly (FilePreview & { extensions: readonly string[] })[] = [
  { as: 'document', mediaType: 'application/pdf', extensions: ['.pdf'] },
  { as: 'image', mediaType: 'image/png', extensions: ['.png'] },
  { as: 'image', mediaType: 'image/jpeg', extensions: ['.jpg', '.jpeg'] },
  { as: 'image', mediaType: 'image/gif', extensions: ['.gif'] },
  { as: 'image', mediaType: 'image/webp', extensions: ['.webp'] },
];

/** How a file of this name is shown; null for those that can only be downloaded. */
export function filePreview(name: string): FilePreview | null {
  const found = previews.find(({ extensions }) => hasExtension(name, extensions));
  return found ? { as: found.as, mediaType: found.mediaType } : null;
}
