import { fileWords, sizePair } from './file-words';

export interface FileSizeProps {
  bytes: number;
  /** On one line (default), or French above English for narrow columns. */
  layout?: 'line' | 'stack';
}

/** A file size in megabytes with two decimals (SET-FILE-28, FILES-04, LIMIT-17). */
export function FileSize({ bytes, layout }: FileSizeProps) {
  return <fileWords.T k="size" values={{ size: sizePair(bytes) }} layout={layout} />;
}
