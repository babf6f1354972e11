import type { ZipOptions } from 'fflate';

/**
 * The attributes of each file in an archive: created on Unix, because only then Debian's unzip 6.0-28 reads accents in
 * names; mode `-rw-r--r--`; dated on the first day that the format supports.
 */
export const zippedFile: Pick<ZipOptions, 'os' | 'attrs' | 'mtime'> = {
  os: 3,
  attrs: 0o100644 * 2 ** 16,
  // Local time, as the format requires.
  mtime: '1980-01-01T00:00',
};
