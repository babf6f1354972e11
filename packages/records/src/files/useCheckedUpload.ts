import { ApiError, type UploadOptions, useUploadFile } from '@portal/api-client';
import { type FileType, fileTitle, hasExtension, limitZip, spreadsheetExtensions } from '@portal/domain';
import { useSession } from '@portal/shell';
import { useCallback } from 'react';

/** The server's message, copied exactly. */
const tooLarge =
  'Le fichier dépasse 50 Mo une fois décompressé - The file is larger than 50 MB once unpacked';

/**
 * Returns an upload that rejects a spreadsheet before it is sent if it expands to more than 50 MB. Throws `refused`
 * with the server's message. The server decides about files that cannot be checked here.
 */
export function useCheckedUpload<Input extends { content: File }, Stored>(
  upload: (input: Input, options?: UploadOptions) => Promise<Stored>,
): (input: Input, options?: UploadOptions) => Promise<Stored> {
  return useCallback(
    async (input, options = {}) => {
      if (hasExtension(input.content.name, spreadsheetExtensions)) await refuseLarge(input.content, options);
      return upload(input, options);
    },
    [upload],
  );
}

async function refuseLarge(file: File, { signal }: UploadOptions): Promise<void> {
  const content = await file.arrayBuffer().catch(() => null);
  if (signal?.aborted) throw new ApiError({ code: 'aborted', cause: signal.reason });
  if (content && limitZip(new Uint8Array(content)) === 'too-large')
    throw new ApiError({ code: 'refused', serverMessage: tooLarge });
}

/** Returns a checked upload of a document of a contract or a student, whose title is the file name. */
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
