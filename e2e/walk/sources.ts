import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Building blocks of dialogs. A component that uses one is a dialog; the block itself is not. */
const makings = [
  'Dialog',
  'ConfirmDialog',
  'FormDialog',
  'ActionDialog',
  'BulkDialog',
  'RecordDialog',
  'UploadDialog',
  'MergeDialog',
  'PeopleImportDialog',
  'MailDialog',
  'ReadReportDialog',
];

function sources(pattern: string): { path: string; text: string }[] {
  return globSync(pattern, { cwd: root })
    .filter((path) => !/stories|-story|\.test\./.test(path))
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
}

const packages = new Set(globSync('packages/*', { cwd: root }).map((path) => path.slice('packages/'.length)));

/** Whether a dialog belongs to a package, such as `shell/account/OpenSessions`, and not to an app. */
export function isOfPackage(dialog: string): boolean {
  return packages.has(dialog.split('/')[0] ?? '');
}

/** Returns the folder of a source: `apps/admin/src/features/contracts/list/X.tsx` is in `admin/contracts/list`. */
function folderOf(path: string): string {
  return path
    .replace(/^(apps|packages)\//, '')
    .replace(/\/src\/(features\/)?/, '/')
    .replace(/\/[^/]*$/, '');
}

/** Returns every dialog of the apps, by folder and component: `admin/contracts/side/TeacherAssignment`. */
export function dialogsOfSources(): string[] {
  const found = new Set<string>();
  const use = new RegExp(`<(${makings.join('|')})[\\s<>]`);
  for (const { path, text } of sources('{apps,packages}/!(ui)/src/**/*.tsx')) {
    let component = '';
    for (const line of text.split('\n')) {
      component = /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(line)?.[1] ?? component;
      if (use.test(`${line} `) && !makings.includes(component)) found.add(`${folderOf(path)}/${component}`);
    }
  }
  return [...found].sort();
}

/** Returns the dialogs that an address can open, by folder and name: `admin/contracts/list ?dialog=notes`. */
export function addressedDialogs(): string[] {
  const all = sources('apps/*/src/**/*.{ts,tsx}');
  const namesIn = (list: string, folder: string): string[] =>
    [...list.matchAll(/\.\.\.(\w+)|'([^']+)'/g)].flatMap(([, other, name]) =>
      other ? namesOf(other, folder) : (name ?? []),
    );
  const namesOf = (constant: string, folder: string): string[] => {
    const definition = new RegExp(`const ${constant} = (\\[[^\\]]*\\]) as const`);
    // The names are in the same file or folder; most are in a constant `dialogs`.
    const place = all.find(({ path, text }) => folderOf(path).startsWith(folder) && definition.test(text));
    const list = place && definition.exec(place.text)?.[1];
    if (!list) throw new Error(`the dialogs of ${folder} are not to be read: ${constant}`);
    return namesIn(list, folder);
  };
  return all.flatMap(({ path, text }) => {
    const given = /= useDialogAddress\((\[[^\]]*\]|\w+)\)/.exec(text)?.[1];
    if (!given) return [];
    const folder = folderOf(path);
    const names = given.startsWith('[') ? namesIn(given, folder) : namesOf(given, folder);
    return names.map((name) => `${folder} ?dialog=${name}`);
  });
}
