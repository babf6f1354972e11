import type { ApiError } from '@portal/api-client';
import { filePreview, type StoredFile } from '@portal/domain';
import { Button, EmptyState, NoteIcon, PageState } from '@portal/ui';
import { media } from '@portal/ui/theme';
import { FileSize } from '@portal/views';
import { type ComponentType, useState } from 'react';
import { documentFrame, image, view } from './FileView.css';
import { fileViewWords } from './file-view-words';
import { useFileContent } from './useFileContent';

export interface FileViewProps {
  /** `sizeInBytes` is null if the size is unknown before the download. */
  file: Pick<StoredFile, 'id' | 'title' | 'name'> & { sizeInBytes: number | null };
  /** Shows an error when the file cannot be loaded. */
  QueryState: ComponentType<{ error: ApiError; retry: () => Promise<unknown> }>;
}

/** Size above which a phone asks before it downloads: 3 MB. */
const largeForPhone = 3 * 1_048_576;

/** Previews a file with the browser's own viewer; says so if the browser cannot show it. */
export function FileView({ file, QueryState }: FileViewProps) {
  const { stack, t } = fileViewWords.useWords();
  const { sizeInBytes } = file;
  const [isConfirmed, setConfirmed] = useState(() => !matchMedia(media.phone).matches);
  const preview = filePreview(file.name);
  if (!preview) return <EmptyState icon={NoteIcon} title={stack('none')} text={stack('noneText')} />;
  if (preview.as === 'document' && !showsDocuments())
    return <EmptyState icon={NoteIcon} title={stack('noViewer')} text={stack('noViewerText')} />;
  if (sizeInBytes !== null && sizeInBytes > largeForPhone && !isConfirmed)
    return (
      <EmptyState
        icon={NoteIcon}
        title={<FileSize bytes={sizeInBytes} />}
        text={stack('largeText')}
        action={<Button onClick={() => setConfirmed(true)}>{t('show')}</Button>}
      />
    );
  return <Content file={file} QueryState={QueryState} {...preview} />;
}

/**
 * Returns whether the browser shows a PDF in a frame. Phone browsers often pass such a frame to another app or leave it
 * blank. WebKit says that it has a viewer, and leaves the frame blank under `object-src 'none'` (WebKitGTK 2.50.6).
 */
function showsDocuments(): boolean {
  return navigator.pdfViewerEnabled && !navigator.vendor.startsWith('Apple');
}

/** Parameters of the browser's PDF viewer: fit to width, no page sidebar. */
const viewerParameters = '#view=FitH&navpanes=0';

interface ContentProps extends FileViewProps {
  as: 'document' | 'image';
  mediaType: string;
}

function Content({ file, QueryState, as, mediaType }: ContentProps) {
  const { stack, t, plain } = fileViewWords.useWords();
  const { address, error, retry } = useFileContent(file.id, mediaType);
  const [isBroken, setBroken] = useState(false);
  if (error) return <QueryState error={error} retry={retry} />;
  if (!address) return <PageState kind="loading" title={t('loading')} />;
  if (isBroken) return <EmptyState tone="caution" title={stack('broken')} text={stack('brokenText')} />;
  const name = plain('page', { name: file.title || file.name });
  return (
    <div className={view}>
      {as === 'image' ? (
        <img src={address} alt={name} className={image} onError={() => setBroken(true)} />
      ) : (
        // No sandbox, because browsers do not start their PDF viewer in a sandbox. The media type of the blob ensures
        // that only a PDF can be shown.
        <iframe src={`${address}${viewerParameters}`} title={name} className={documentFrame} />
      )}
    </div>
  );
}
