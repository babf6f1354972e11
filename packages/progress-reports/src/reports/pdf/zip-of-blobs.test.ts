import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { portableName, zipOfBlobs } from './zip-of-blobs';

const opened = async (archive: Blob) => {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  return Object.entries(unzipSync(bytes)).map(([name, content]) => [name, new TextDecoder().decode(content)]);
};

it('an archive has the contents of its files, those of many pieces and of none too', async () => {
  const long = 'Évaluation 🎓 '.repeat(20_000);
  const archive = await zipOfBlobs([
    { name: 'Zoé.pdf', content: new Blob([long]) },
    { name: 'empty.pdf', content: new Blob([]) },
    { name: 'b.pdf', content: new Blob(['b', 'c']) },
  ]);
  expect(archive.type).toBe('application/zip');
  expect(await opened(archive)).toEqual([
    ['Zoé.pdf', long],
    ['empty.pdf', ''],
    ['b.pdf', 'bc'],
  ]);
});

it('equal names are numbered, as Windows and macOS compare them', async () => {
  const names = ['rapport.pdf', 'Rapport.pdf', 'rapport.pdf', 'rapport (2).pdf', 'rapport'];
  const archive = await zipOfBlobs(names.map((name) => ({ name, content: new Blob([name]) })));
  expect(await opened(archive)).toEqual([
    ['rapport.pdf', 'rapport.pdf'],
    ['Rapport (2).pdf', 'Rapport.pdf'],
    ['rapport (3).pdf', 'rapport.pdf'],
    ['rapport (2) (2).pdf', 'rapport (2).pdf'],
    ['rapport', 'rapport'],
  ]);
});

it('a name has hyphens for what Windows allows in none', () => {
  expect(portableName('a\\b/c:d*e?f"g<h>i|j.pdf')).toBe('a-b-c-d-e-f-g-h-i-j.pdf');
});
