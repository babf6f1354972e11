import type { ZipOptions } from 'fflate';

/**
 * What an archive says about each of its files: written on Unix, the only system from which Debian's unzip 6.0-28 reads
 * accents in names, with mode `-rw-r--r--`, on the first day that the format knows.
 */
export const zippedFile: Pick<ZipOptions, 'os' | 'attrs' | 'mtime'> = {
  os: 3,
  attrs: 0o100644 * 2 ** 16,
  // Local time, as the format has it.
  mtime: '1980-01-01T00:00',
};
