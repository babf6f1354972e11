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
  /** The size is null where it is not known before the file has come. */
  file: Pick<StoredFile, 'id' | 'title' | 'name'> & { sizeInBytes: number | null };
  /** What the app says in place of a file that did not come. */
  QueryState: ComponentType<{ error: ApiError; retry: () => Promise<unknown> }>;
}

/** Bytes above which a phone is asked before they are fetched: 3 MB. */
const largeForPhone = 3 * 1_048_576;

/** A file as the browser itself shows it; one that it cannot show says so. */
export function FileView({ file, QueryState }: FileViewProps) {
  const { stack, t } = fileViewWords.useWords();
  const { sizeInBytes } = file;
  const [isAskedFor, setAskedFor] = useState(() => !matchMedia(media.phone).matches);
  const preview = filePreview(file.name);
  if (!preview) return <EmptyState icon={NoteIcon} title={stack('none')} text={stack('noneText')} />;
  // Browsers of phones often hand such a frame over to another app, or leave it white.
  if (preview.as === 'document' && !navigator.pdfViewerEnabled)
    return <EmptyState icon={NoteIcon} title={stack('noViewer')} text={stack('noViewerText')} />;
  if (sizeInBytes !== null && sizeInBytes > largeForPhone && !isAskedFor)
    return (
      <EmptyState
        icon={NoteIcon}
        title={<FileSize bytes={sizeInBytes} />}
        text={stack('largeText')}
        action={<Button onClick={() => setAskedFor(true)}>{t('show')}</Button>}
      />
    );
  return <Content file={file} QueryState={QueryState} {...preview} />;
}

/** What readers of PDF take as wishes: as wide as the frame, and no list of pages beside it. */
const openedWide = '#view=FitH&navpanes=0';

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
        // Not sandboxed: browsers start no PDF reader in a sandbox. Told to be a PDF, it is read as one or not at all.
        <iframe src={`${address}${openedWide}`} title={name} className={documentFrame} />
      )}
    </div>
  );
}
