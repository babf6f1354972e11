import { expect, test } from '@playwright/test';
import { paths as admin } from '../../apps/admin/src/paths';
import { paths as teacher } from '../../apps/teacher/src/paths';
import { entryPoints } from '../../packages/shell/src/config/entry-points';
import { leftToStories, places, segmentOfFolder } from './places';
import { addressedDialogs, dialogsOfSources } from './sources';

/**
 * Returns whether an address matches a route: `/admin/contracts/edit/1/basic?dialog=teacher` matches
 * `/contracts/edit/:id/basic`.
 */
const isOf = (mount: string, pattern: string) => {
  const shape = new RegExp(`^${mount}${pattern.replace(/:\w+/g, '[^/?]+')}([?]|$)`);
  return ({ address }: { address: string }) => shape.test(address);
};

test('every route of the three apps is a place of the walk', () => {
  const routes = [
    ...Object.values(admin).map((path) => ['/admin', path] as const),
    ...Object.values(teacher).map((path) => ['/teacher-view', path] as const),
    ...Object.values(entryPoints.reports).map((path) => ['/#', path] as const),
  ];
  const missing = routes.filter(([mount, path]) => !places.some(isOf(mount, path)));
  expect(missing, 'add them to e2e/walk/places.ts').toEqual([]);
});

test('every dialog of the three apps is a place of the walk, or left to its stories for a reason', () => {
  const dialogs = dialogsOfSources();
  const walked = new Set(places.map(({ dialog }) => dialog));
  const left = Object.keys(leftToStories);
  expect(
    dialogs.filter((dialog) => !walked.has(dialog) && !left.includes(dialog)),
    'add them to e2e/walk/places.ts',
  ).toEqual([]);
  const named = [...left, ...[...walked].filter((dialog) => dialog !== undefined)];
  expect(
    named.filter((dialog) => !dialogs.includes(dialog)),
    'no dialog of the sources',
  ).toEqual([]);
  expect(
    left.filter((dialog) => walked.has(dialog)),
    'walked all the same',
  ).toEqual([]);
});

test('every dialog that an address can open is opened by it', () => {
  const missing = addressedDialogs().filter((each) => {
    const [folder = '', name = ''] = each.split(' ?dialog=');
    const segment = segmentOfFolder[folder] ?? folder.replace(/^admin\//, '');
    const [subject] = segment.startsWith('settings') ? [segment] : segment.split('/');
    const opens = new RegExp(`^/admin/${subject}\\b.*[?&]dialog=${name}(&|$)`);
    return !places.some(({ address }) => opens.test(address));
  });
  expect(missing, 'add them to e2e/walk/places.ts').toEqual([]);
});
