import { ApiError, type UploadOptions, useUploadFile } from '@portal/api-client';
import { type FileType, fileTitle, hasExtension, spreadsheetExtensions } from '@portal/domain';
import { useSession } from '@portal/shell';
import { useCallback } from 'react';

/** The server's messages, word for word. */
const sentences = {
  'too-large': 'Le fichier dépasse 50 Mo une fois décompressé - The file is larger than 50 MB once unpacked',
  'too-slow':
    'Le fichier prend plus de 2 secondes à lire. Divisez-le en plusieurs - The file takes more than 2 seconds to read. Split it into several',
};

/**
 * Returns an upload that refuses a spreadsheet before it is sent when it unpacks to more than 50 MB or takes more than
 * 2 s to read. Throws `refused` with the server's sentence. What cannot be checked here is left to the server.
 */
export function useCheckedUpload<Input extends { content: File }, Stored>(
  upload: (input: Input, options?: UploadOptions) => Promise<Stored>,
): (input: Input, options?: UploadOptions) => Promise<Stored> {
  return useCallback(
    async (input, options = {}) => {
      if (hasExtension(input.content.name, spreadsheetExtensions)) await refuseHeavy(input.content, options);
      return upload(input, options);
    },
    [upload],
  );
}

async function refuseHeavy(
  file: File,
  { signal = new AbortController().signal }: UploadOptions,
): Promise<void> {
  const { tooHeavy } = await import('./people-import/spreadsheet-tasks');
  const found = await tooHeavy(file, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw new ApiError({ code: 'aborted', cause: error });
    return null;
  });
  if (found) throw new ApiError({ code: 'refused', serverMessage: sentences[found] });
}

/** Returns a checked upload of a document to a contract or a student, titled after its file. */
export function useDocumentUpload(type: FileType) {
  const { user } = useSession();
  const upload = useCheckedUpload(useUploadFile());
  const userId = user?.id ?? 0;
  return useCallback(
    (recordId: number | null, content: File, options: UploadOptions) =>
      upload({ content, type, recordId, title: fileTitle(content.name), userId }, options),
    [upload, type, userId],
  );
}
