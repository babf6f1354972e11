import { largeDataSet, loadSamples, localDay } from '../../server/samples/index.ts';
import { LinkKeys, migrate, Passwords } from '../../server/src/index.ts';

/** Creates the tables of this checkout in an empty database, with the large data. `secret` opens private links. */
export async function loadSamplesInto(url: string, secret: string): Promise<void> {
  await migrate(url);
  await loadSamples(url, largeDataSet(localDay(new Date())), {
    passwords: new Passwords(),
    links: new LinkKeys([secret]),
  });
}

const [, , url, secret] = process.argv;
if (import.meta.main && url !== undefined && secret !== undefined) await loadSamplesInto(url, secret);
