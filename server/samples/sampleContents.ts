import { Readable } from 'node:stream';
import type { Contents } from '../src/files/Contents.ts';
import { sampleContent } from './sampleContent.ts';

const prefix = 'sample:';

/** Adds the contents of the samples, which are generated when they are read, to a storage. */
export function withSampleContents(contents: Contents): Contents {
  const sampleOf = (key: string) =>
    key.startsWith(prefix) ? sampleContent(JSON.parse(key.slice(prefix.length))) : null;
  return {
    ...contents,
    read: async (key) => sampleOf(key) ?? contents.read(key),
    async stream(key, range) {
      const sample = sampleOf(key);
      if (!sample) return contents.stream(key, range);
      return Readable.from([range ? sample.subarray(range.start, range.end + 1) : sample]);
    },
  };
}
