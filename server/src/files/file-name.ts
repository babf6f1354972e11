import { extname } from 'node:path';

/** Characters that a file name must not contain: control characters, line breaks and direction marks. */
const invisible = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Returns the name of a file without folders, leading dots and invisible characters. */
export function fileNameOf(given: string): string {
  const name = given.toWellFormed().replaceAll(invisible, '').split(/[\\/]/).at(-1) ?? '';
  return name.replace(/^[.\s]+/, '').trimEnd();
}

/** Bytes that a file system takes for a name. */
const maxBytes = 255;

/** Shortens a file name to the maximum length on disk, and keeps its extension. */
export function nameOnDisk(name: string): string {
  const extension = extname(name);
  const stem = Buffer.from(name.slice(0, name.length - extension.length));
  const room = maxBytes - Buffer.byteLength(extension);
  // Drops a character that was cut in two.
  const kept = stem.subarray(0, room).toString('utf8');
  return (stem.length > room ? kept.replace(/\ufffd+$/, '') : kept) + extension;
}

/** Returns the `Content-Disposition` of a download (RFC 6266): the full name, and an ASCII name for old clients. */
export function attachmentOf(given: string): string {
  const name = fileNameOf(given) || 'document';
  const plain = name.replaceAll(/[^ -~]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
