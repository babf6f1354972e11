import { type Api, type DownloadedFile, downloadFile, useApi } from '@portal/api-client';
import { saveFile, useToast } from '@portal/shell';
import { useState } from 'react';
import { downloadWords } from './download-words';

export interface Download {
  /** Downloads the file and saves it; shows a toast on failure. Does nothing while another download runs. */
  download: (file: { id: number; name: string | null }) => Promise<void>;
  /** Id of the file being downloaded; null if none. */
  busyId: number | null;
}

/** Downloads the files of a list one at a time. `read` is the request that returns them. */
export function useDownload(
  read: (api: Api, id: number) => Promise<DownloadedFile> = downloadFile,
): Download {
  const api = useApi();
  const toast = useToast();
  const { pair } = downloadWords.useWords();
  const [busyId, setBusyId] = useState<number | null>(null);
  const download: Download['download'] = async ({ id, name }) => {
    if (busyId !== null) return;
    const about = `download ${id}`;
    setBusyId(id);
    try {
      const { content, name: stored } = await read(api, id);
      saveFile(content, stored ?? name ?? `document-${id}`);
      toast.settle(about);
    } catch {
      toast.danger(pair('notDownloaded'), { about });
    } finally {
      setBusyId(null);
    }
  };
  return { download, busyId };
}
