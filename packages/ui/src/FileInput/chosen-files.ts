/** Why a file is refused: its type, its size, that nothing is in it, or that there is room for one only. */
export type FileRefusal = 'type' | 'size' | 'empty' | 'number';

/** What a field takes. */
export interface FileLimits {
  /** Endings of the names, with their full stop, such as `.pdf`. */
  extensions: readonly string[];
  /** Most bytes that a file may have; exactly so many are taken. */
  maxBytes: number;
  /** Several files at once. */
  multiple: boolean;
}

/** The part of a file that decides whether it is taken. */
export type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>;

export interface ChosenFiles<Found extends FileFacts> {
  /** What the field holds now. */
  files: Found[];
  /** What it does not take, and why. */
  refused: { file: Found; refusal: FileRefusal }[];
}

/** The ending of a name, in small letters with its full stop; empty without one. */
export function extensionOf(name: string): string {
  return /[^.](\.[^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/**
 * What a field holds after more was chosen or dropped: several are added to those it has, a single one takes the place
 * of the other, and what is there already is not taken twice.
 */
export function withFound<Found extends FileFacts>(
  held: readonly Found[],
  found: readonly Found[],
  limits: FileLimits,
): ChosenFiles<Found> {
  const answer: ChosenFiles<Found> = { files: [...held], refused: [] };
  const taken: Found[] = [];
  for (const file of found) {
    const refusal = refusalOf(file, limits) ?? (!limits.multiple && taken.length > 0 ? 'number' : undefined);
    if (refusal) answer.refused.push({ file, refusal });
    else if (!limits.multiple || ![...held, ...taken].some((other) => isSame(file, other))) taken.push(file);
  }
  if (taken.length > 0) answer.files = limits.multiple ? [...held, ...taken] : taken;
  return answer;
}

// The ending, not the type that the browser names: without Office installed, a `.docx` has none.
function refusalOf({ name, size }: FileFacts, limits: FileLimits): FileRefusal | undefined {
  if (!limits.extensions.includes(extensionOf(name))) return 'type';
  if (size === 0) return 'empty';
  return size > limits.maxBytes ? 'size' : undefined;
}

function isSame(one: FileFacts, other: FileFacts): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
