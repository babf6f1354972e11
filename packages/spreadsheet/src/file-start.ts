const zipStart = [0x50, 0x4b, 0x03, 0x04];
/** The container of .xls files, and of encrypted .xlsx files. */
const oldStart = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Whether the content starts like an .xlsx file. */
export function isZip(content: Uint8Array): boolean {
  return startsWith(content, zipStart);
}

/** Whether the content starts like an .xls file. */
export function isOldWorkbook(content: Uint8Array): boolean {
  return startsWith(content, oldStart);
}

/** Number of bytes that decide whether a file is a text. */
const examinedBytes = 4096;

/**
 * Whether the content is a text, as older systems save under `.xls`: a web page, SpreadsheetML 2003, or values between
 * tabs.
 */
export function isText(content: Uint8Array): boolean {
  const [first, second] = content;
  // The byte order marks of UTF-16.
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const start = content.subarray(0, examinedBytes);
  return start.length > 0 && start.every((byte) => byte >= 32 || blanks.includes(byte));
}

/** Tab, line feed, form feed and carriage return. */
const blanks = [9, 10, 12, 13];

function startsWith(content: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, place) => content[place] === byte);
}
