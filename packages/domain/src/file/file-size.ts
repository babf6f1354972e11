/** Most bytes that an upload may have (FILES-06). */
export const maxFileBytes = 8_388_608;

/** Whether a file is over the limit; exactly at it is accepted (decision 27). */
export function isTooLarge(bytes: number): boolean {
  return bytes > maxFileBytes;
}

/** A size in megabytes, rounded to the two decimals it is shown with (FILES-04). */
export function megabytes(bytes: number): number {
  return Math.round((bytes / 1_048_576) * 100) / 100;
}
