import type { BulkFilingValues, FileFormValues, FileType, StoredFile } from '@portal/domain';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import {
  deleteFile,
  downloadFile as download,
  listFiles,
  listFilesOfRecord,
  updateFiles,
  uploadFile,
} from '../generated/sdk.gen.ts';
import { type UploadOptions, uploading } from '../upload.ts';
import { type Page, pageFromWire } from '../wire/page.ts';
import {
  bulkFilingToWire,
  type FileFilters,
  fileFiltersToWire,
  fileFormToWire,
  storedFileFromWire,
} from '../wire/stored-file.ts';
import { keepRows, type Query, useQuery } from './useQuery.ts';
import { useWrite } from './useWrite.ts';
import { whatShowsReports } from './what-shows-reports.ts';

/** A page of the file manager; 50 at once unless told (API-035, LIMIT-03). */
export function useFiles(filters: FileFilters = {}): Query<Page<StoredFile>> {
  return useQuery(
    ['files', filters],
    async (call) => {
      const { data } = await listFiles({ ...call, query: fileFiltersToWire(filters) });
      return pageFromWire(data, storedFileFromWire);
    },
    keepRows,
  );
}

/** The files of one kind of one record: a contract's proposals, a student's documents (API-036). */
export function useFilesOf(type: Exclude<FileType, 'undefined'>, recordId: number): Query<StoredFile[]> {
  return useQuery(['files', type, recordId], async (call) => {
    const { data } = await listFilesOfRecord({ ...call, query: { refType: type, refId: recordId } });
    return data.data.map(storedFileFromWire);
  });
}

/** A file to be kept: what it holds, what it is called, and whose document it is. */
export interface NewFile {
  content: File;
  type: FileType;
  /** Id of the contract or student that the type belongs to; null for files not sorted yet. */
  recordId: number | null;
  title: string;
  /** Who is signed in: the id travels as specified (decision 13). */
  userId: number;
}

/** Uploads a file (API-037, FILES-05). Throws `too-large` over the limit, `refused` for a kind that is not taken. */
export function useUploadFile(): (file: NewFile, options?: UploadOptions) => Promise<StoredFile> {
  return useWrite(
    async (call, { content, type, recordId, title, userId }: NewFile, options: UploadOptions = {}) => {
      const { data } = await uploadFile({
        ...call,
        ...uploading(options),
        body: {
          file: content,
          file_name: content.name,
          file_title: title,
          users_id: userId,
          ref_type: type,
          ref_id: recordId ?? undefined,
        },
      });
      return storedFileFromWire(data.data);
    },
    ...whatShowsFiles,
  );
}

/** Files several documents at once: all of them or none (API-038, SET-FILE-10). */
export function useFileDocuments(): (values: BulkFilingValues) => Promise<StoredFile[]> {
  return useWrite(
    async (call, values: BulkFilingValues) => {
      const { data } = await updateFiles({ ...call, body: bulkFilingToWire(values) });
      return data.data.map(storedFileFromWire);
    },
    ...whatShowsFiles,
  );
}

/** Changes what one file is filed under, and its title (API-039, OPEN-38). */
export function useSaveFile(): (id: number, values: FileFormValues) => Promise<void> {
  return useWrite(
    async (call, id: number, values: FileFormValues) => {
      await updateFiles({ ...call, body: fileFormToWire(id, values) });
    },
    ...whatShowsFiles,
  );
}

/** Removes a file; it can be restored (API-040, SET-FILE-26). */
export function useRemoveFile(): (id: number) => Promise<void> {
  return useWrite(
    async (call, id: number) => {
      await deleteFile({ ...call, body: { fileId: id } });
    },
    ...whatShowsFiles,
  );
}

/** Restores a removed file (SET-FILE-27, CONFLICT-06). */
export function useRestoreFile(): (id: number) => Promise<void> {
  return useWrite(
    async (call, id: number) => {
      await updateFiles({ ...call, body: { fileId: id, status: 1 } });
    },
    ...whatShowsFiles,
  );
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

/** Students show their placement tests, and reports are files too. */
const whatShowsFiles = ['files', ...whatShowsReports] as const;
