import { useFiles } from '@portal/api-client';
import { useDialogAddress } from '@portal/records';
import { PageLayout } from '@portal/shell';
import { FileRowDialog } from './list/FileRowDialog';
import { fileRowDialogs } from './list/file-row-menu';

/** The row dialogs of a file in front of a minimal list. */
export function FileDialogs() {
  const { dialog, recordId, open, close } = useDialogAddress(fileRowDialogs);
  const files = useFiles().data?.rows;
  return (
    <PageLayout>
      <h1 lang="en">Files</h1>
      <ul aria-label="Files">
        {files?.map(({ id, title, type }) => (
          <li key={id}>
            <button type="button" onClick={() => open('edit', id)}>
              {title}
            </button>{' '}
            {type}
          </li>
        ))}
      </ul>
      {files && dialog && recordId !== null && (
        <FileRowDialog
          dialog={dialog}
          fileId={recordId}
          files={files}
          onOpen={open}
          onRemoved={() => undefined}
          onClose={close}
        />
      )}
    </PageLayout>
  );
}
