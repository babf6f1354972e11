import type { FileType, StoredFile } from '@portal/domain';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import { downloadFile as download, listFilesOfRecord } from '../generated/sdk.gen.ts';
import { storedFileFromWire } from '../wire/stored-file.ts';
import { type Query, useQuery } from './useQuery.ts';

/** The files of one kind of one record: a contract's proposals, a student's documents (API-036). */
export function useFilesOf(type: Exclude<FileType, 'undefined'>, recordId: number): Query<StoredFile[]> {
  return useQuery(['files', type, recordId], async (call) => {
    const { data } = await listFilesOfRecord({ ...call, query: { refType: type, refId: recordId } });
    return data.data.map(storedFileFromWire);
  });
}

/** A file as downloaded. */
export interface DownloadedFile {
  content: Blob;
  /** The name that the server gives it; null when it gives none. */
  name: string | null;
}

/** Downloads a file (API-041). Throws an `ApiError`. */
export async function downloadFile(api: Api, fileId: number): Promise<DownloadedFile> {
  const { data, response } = await download({ ...api.call, query: { fileId }, parseAs: 'blob' });
  if (!(data instanceof Blob)) throw new ApiError({ code: 'server' });
  return { content: data, name: nameIn(response.headers.get('Content-Disposition') ?? '') };
}

/** RFC 6266: `filename*` carries accents, `filename` is for those who cannot read it. */
function nameIn(disposition: string): string | null {
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Fall through to the plain name.
    }
  }
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? null;
}
