import type { BulkFilingValues, FileFormValues, FileType, StoredFile } from '@portal/domain';
import { useCallback } from 'react';
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
import { pastCaches } from '../past-caches.ts';
import { type UploadOptions, uploading } from '../upload.ts';
import type { Page } from '../wire/page.ts';
import {
  bulkFilingToWire,
  type FileFilters,
  fileFiltersToWire,
  fileFormToWire,
  storedFileFromWire,
} from '../wire/stored-file.ts';
import { useApi } from './ApiProvider.tsx';
import { queriesShowingReports } from './queries-showing-reports';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { existing, findInPages, pageReader, type ReadList, useReadList } from './useRead.ts';
import { useRecordWrite, useWrite } from './useWrite.ts';

/** A page of the file manager. 50 rows by default (API-035, LIMIT-03). */
export function useFiles(filters: FileFilters = {}): Query<Page<StoredFile>> {
  return useQuery(['files', filters], (call) => readFiles(call, filters), keepRows);
}

/** Reads pages of the list for an export. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadFiles(): ReadList<FileFilters, Page<StoredFile>> {
  return useReadList(readFiles);
}

const readFiles = /* @__PURE__ */ pageReader(listFiles, fileFiltersToWire, storedFileFromWire);

/**
 * A file, removed or not; `not-found` for an unknown id. The API has no call for a single file, so it reads pages of
 * the list until the file is found (DECISION-32). Null sends no request.
 */
export function useStoredFile(id: number | null): Query<StoredFile> {
  return useQuery(id === null ? null : ['files', 'one', id], async (call) => {
    return existing((await findFile(call, id ?? 0, false)) ?? (await findFile(call, id ?? 0, true)));
  });
}

/**
 * Returns a function that reads a file as stored now, among the removed files or the others; null if it is not there.
 * It searches by the file's name, which never changes, to skip most of the list.
 */
export function useReadStoredFile(): (
  file: Pick<StoredFile, 'id' | 'name'>,
  removed: boolean,
) => Promise<StoredFile | null> {
  const api = useApi();
  return useCallback(({ id, name }, removed) => findFile(pastCaches(api.call), id, removed, name), [api]);
}

async function findFile(
  call: ReadCall,
  id: number,
  removed: boolean,
  search?: string,
): Promise<StoredFile | null> {
  const file = await findInPages(id, (page) =>
    listFiles({ ...call, query: fileFiltersToWire({ search, removed, page, pageSize: 1000 }) }),
  );
  return file ? storedFileFromWire(file) : null;
}

/** The files of one kind of a record: a contract's proposals, a student's documents (API-036). */
export function useFilesOf(type: Exclude<FileType, 'undefined'>, recordId: number): Query<StoredFile[]> {
  return useQuery(['files', type, recordId], (call) => readFilesOf(call, type, recordId));
}

/** Reads the files of a record. */
export async function readFilesOf(
  call: ReadCall,
  type: Exclude<FileType, 'undefined'>,
  recordId: number,
): Promise<StoredFile[]> {
  const { data } = await listFilesOfRecord({ ...call, query: { refType: type, refId: recordId } });
  return data.data.map(storedFileFromWire);
}

/** A file to upload: content, name and owner. */
export interface NewFile {
  content: File;
  type: FileType;
  /** Id of the contract or student that the type refers to; null for unsorted files. */
  recordId: number | null;
  title: string;
  /** Id of the signed-in user, sent as specified (DECISION-13). */
  userId: number;
}

/** Uploads a file (API-037, FILES-05). Throws `too-large` above the limit, `refused` for an unsupported file type. */
export function useUploadFile(): (file: NewFile, options?: UploadOptions) => Promise<StoredFile> {
  return useWrite(
    async (call, { content, type, recordId, title, userId }: NewFile, options: UploadOptions = {}) => {
      const body = {
        file: content,
        file_name: content.name,
        file_title: title,
        users_id: userId,
        ref_type: type,
        ref_id: recordId ?? undefined,
      };
      return storedFileFromWire((await uploadFile({ ...call, ...uploading(options), body })).data.data);
    },
    ...queriesShowingFiles,
  );
}

/** Revalidates the files on screen. A file may be stored although its response was lost. */
export function useReadFilesAgain(): () => Promise<void> {
  return useWrite(async () => undefined, ...queriesShowingFiles);
}

/** Files several documents in one call, all or none (API-038, SET-FILE-10). */
export function useFileDocuments(): (values: BulkFilingValues) => Promise<StoredFile[]> {
  return useRecordWrite(
    async (call, values: BulkFilingValues) => {
      return (await updateFiles({ ...call, body: bulkFilingToWire(values) })).data.data.map(
        storedFileFromWire,
      );
    },
    ...queriesShowingFiles,
  );
}

/** Changes where a file belongs, and its title (API-039, OPEN-38). Throws `server` when the response lacks the file. */
export function useSaveFile(): (id: number, values: Partial<FileFormValues>) => Promise<StoredFile> {
  return useRecordWrite(
    async (call, id: number, values: Partial<FileFormValues>) => {
      const { data } = await updateFiles({ ...call, body: fileFormToWire(id, values) });
      const saved = data.data.find((file) => file.id === id);
      if (!saved) throw new ApiError({ code: 'server' });
      return storedFileFromWire(saved);
    },
    ...queriesShowingFiles,
  );
}

/** Removes a file. It can be restored (API-040, SET-FILE-26). */
export function useRemoveFile(): (id: number) => Promise<void> {
  return useWrite(
    async (call, id: number) => {
      await deleteFile({ ...call, body: { fileId: id } });
    },
    ...queriesShowingFiles,
  );
}

/** Restores a removed file (SET-FILE-27, CONFLICT-06). */
export function useRestoreFile(): (id: number) => Promise<void> {
  return useWrite(
    async (call, id: number) => {
      await updateFiles({ ...call, body: { fileId: id, status: 1 } });
    },
    ...queriesShowingFiles,
  );
}

/** A downloaded file. */
export interface DownloadedFile {
  content: Blob;
  /** The file name from the server; null when it sends none. */
  name: string | null;
}

/** Downloads a file (API-041). Throws an `ApiError`, `aborted` when cancelled through `signal`. */
export async function downloadFile(api: Api, fileId: number, signal?: AbortSignal): Promise<DownloadedFile> {
  return downloadedFile(await download({ ...api.call, query: { fileId }, parseAs: 'blob', signal }));
}

/**
 * Downloads the content of a file, as bytes that can be moved to a worker: a browser keeps a blob until it collects
 * garbage, which adds up over many files. Throws an `ApiError`, `aborted` when cancelled through `signal`.
 */
export async function downloadBytes(api: Api, fileId: number, signal?: AbortSignal): Promise<ArrayBuffer> {
  const { data } = await download({ ...api.call, query: { fileId }, parseAs: 'arrayBuffer', signal });
  const content: unknown = data;
  if (!(content instanceof ArrayBuffer)) throw new ApiError({ code: 'server' });
  return content;
}

/** Returns the file from the response of a call. Throws an `ApiError` if the response is not a file. */
export function downloadedFile({ data, response }: { data: unknown; response: Response }): DownloadedFile {
  if (!(data instanceof Blob)) throw new ApiError({ code: 'server' });
  return { content: data, name: nameIn(response.headers.get('Content-Disposition') ?? '') };
}

/** RFC 6266: `filename*` supports accents, `filename` is the fallback for old clients. */
function nameIn(disposition: string): string | null {
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Use the plain name.
    }
  }
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? null;
}

/** Students show their placement tests, and reports are files too. */
const queriesShowingFiles = ['files', ...queriesShowingReports] as const;
