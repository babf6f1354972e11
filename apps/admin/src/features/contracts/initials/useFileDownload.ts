import { type Api, type DownloadedFile, useApi } from '@portal/api-client';
import { saveFile, useToast } from '@portal/shell';
import { useState } from 'react';
import { initialsWords } from './initials-words';

/** Downloads a file; a toast says why it fails. Resolves with whether it was saved. */
export function useFileDownload(): [
  isBusy: boolean,
  download: (read: (api: Api) => Promise<DownloadedFile>, usualName: string) => Promise<boolean>,
] {
  const api = useApi();
  const toast = useToast();
  const { pair } = initialsWords.useWords();
  const [isBusy, setBusy] = useState(false);
  const download = async (read: (api: Api) => Promise<DownloadedFile>, usualName: string) => {
    setBusy(true);
    try {
      const { content, name } = await read(api);
      saveFile(content, name ?? usualName);
      return true;
    } catch (error) {
      toast.danger(pair('notDownloaded'), { error });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return [isBusy, download];
}
