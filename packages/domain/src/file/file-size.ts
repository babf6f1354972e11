/** Maximum size of an upload, in bytes (FILES-06). */
export const maxFileBytes = 8_388_608;

/** Returns whether a file exceeds the limit; exactly the limit is accepted (DECISION-27). */
export function isTooLarge(bytes: number): boolean {
  return bytes > maxFileBytes;
}

/** Returns whether a file exceeds the limit by so little that its rounded size equals the limit. */
export function isJustTooLarge(bytes: number): boolean {
  return isTooLarge(bytes) && megabytes(bytes) === megabytes(maxFileBytes);
}

/** Converts bytes to megabytes, rounded to two decimals (FILES-04). */
export function megabytes(bytes: number): number {
  const rounded = Math.round((bytes / 1_048_576) * 100) / 100;
  // Only an empty file shows zero.
  return bytes > 0 ? Math.max(rounded, 0.01) : 0;
}
