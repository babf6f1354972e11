import { expect, it } from 'vitest';
import { addFiles, extensionOf, type FileFacts } from './chosen-files';

const file = (name: string, size = 1000): FileFacts => ({ name, size, lastModified: 0 });
const limits = { extensions: ['.pdf', '.docx'], maxBytes: 8_388_608, multiple: true };
const names = (files: readonly FileFacts[]) => files.map(({ name }) => name);

it.each([
  ['Plan.PDF', '.pdf'],
  ['plan.v2.docx', '.docx'],
  ['plan', ''],
  ['.pdf', ''],
])('%s ends in %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

it.each([
  ['a.pdf', 8_388_608, undefined],
  ['a.pdf', 8_388_609, 'size'],
  ['A.PDF', 1, undefined],
  ['a.pdf', 0, 'empty'],
  ['a.exe', 0, 'type'],
  ['a.exe', 10, 'type'],
  ['a.pdf.exe', 10, 'type'],
  // A dropped folder.
  ['Documents', 4096, 'type'],
])('%s of %i bytes is refused for its %s (FILES-06, SET-FILE-24)', (name, size, refusal) => {
  const { files, refused } = addFiles([], [file(name, size)], limits);
  expect(refused[0]?.refusal).toBe(refusal);
  expect(files).toHaveLength(refusal ? 0 : 1);
});

it('adds several to those it has, none of them twice (SET-FILE-25)', () => {
  const { files } = addFiles([file('a.pdf')], [file('a.pdf'), file('b.pdf'), file('b.pdf')], limits);
  expect(names(files)).toEqual(['a.pdf', 'b.pdf']);
});

it('takes another of the same name, which has other content', () => {
  expect(addFiles([file('a.pdf', 1)], [file('a.pdf', 2)], limits).files).toHaveLength(2);
});

it('replaces a single file by the first that can be taken', () => {
  const { files, refused } = addFiles([file('old.pdf')], [file('a.exe'), file('b.pdf'), file('c.pdf')], {
    ...limits,
    multiple: false,
  });
  expect(names(files)).toEqual(['b.pdf']);
  expect(refused.map(({ refusal }) => refusal)).toEqual(['type', 'number']);
});

it('keeps what it has when nothing new can be taken', () => {
  const { files } = addFiles([file('old.pdf')], [file('a.exe')], { ...limits, multiple: false });
  expect(names(files)).toEqual(['old.pdf']);
});
