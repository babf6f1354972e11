import type { Contents } from '../src/files/Contents.ts';
import { sampleContent } from './sampleContent.ts';

const prefix = 'sample:';

/** Contents that also have those of the samples, which are generated when they are read. */
export function withSampleContents(contents: Contents): Contents {
  return {
    ...contents,
    read: async (key) =>
      key.startsWith(prefix) ? sampleContent(JSON.parse(key.slice(prefix.length))) : contents.read(key),
  };
}
