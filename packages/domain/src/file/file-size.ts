/** Most bytes that an upload may have (FILES-06). */
export const maxFileBytes = 8_388_608;

/** Whether a file is over the limit; exactly at it is accepted (DECISION-27). */
export function isTooLarge(bytes: number): boolean {
  return bytes > maxFileBytes;
}

/** Whether a file is over the limit by so little that the rounded size would read as the limit itself. */
export function isJustTooLarge(bytes: number): boolean {
  return isTooLarge(bytes) && megabytes(bytes) === megabytes(maxFileBytes);
}

/** A size in megabytes, rounded to the two decimals it is shown with (FILES-04). */
export function megabytes(bytes: number): number {
  const rounded = Math.round((bytes / 1_048_576) * 100) / 100;
  // Only an empty file has nothing.
  return bytes > 0 ? Math.max(rounded, 0.01) : 0;
}
