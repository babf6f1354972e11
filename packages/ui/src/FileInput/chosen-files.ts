export type FileRefusal = 'type' | 'size' | 'empty' | 'number';

export interface FileLimits {
  /** Accepted extensions with their dot, such as `.pdf`. */
  extensions: readonly string[];
  /** Maximum size in bytes, inclusive. */
  maxBytes: number;
  multiple: boolean;
}

/** The properties that decide whether a file is accepted. */
export type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>;

export interface ChosenFiles<Found extends FileFacts> {
  files: Found[];
  refused: { file: Found; refusal: FileRefusal }[];
}

export function extensionOf(name: string): string {
  return /[^.](\.[^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Returns a field's files after more were chosen: added without duplicates, or replaced in a single field. */
export function addFiles<Found extends FileFacts>(
  currentFiles: readonly Found[],
  newFiles: readonly Found[],
  limits: FileLimits,
): ChosenFiles<Found> {
  const result: ChosenFiles<Found> = { files: [...currentFiles], refused: [] };
  const accepted: Found[] = [];
  for (const file of newFiles) {
    const refusal =
      refusalOf(file, limits) ?? (!limits.multiple && accepted.length > 0 ? 'number' : undefined);
    if (refusal) result.refused.push({ file, refusal });
    else if (!limits.multiple || ![...currentFiles, ...accepted].some((other) => isSame(file, other)))
      accepted.push(file);
  }
  if (accepted.length > 0) result.files = limits.multiple ? [...currentFiles, ...accepted] : accepted;
  return result;
}

// Checks the extension, because the browser's MIME type is empty for `.docx` where Office is not installed.
function refusalOf({ name, size }: FileFacts, limits: FileLimits): FileRefusal | undefined {
  if (!limits.extensions.includes(extensionOf(name))) return 'type';
  if (size === 0) return 'empty';
  return size > limits.maxBytes ? 'size' : undefined;
}

function isSame(one: FileFacts, other: FileFacts): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
