import { paths as admin } from '../apps/admin/src/paths';
import { paths as teacher } from '../apps/teacher/src/paths';

/** A page that its path alone opens. */
export interface PlainPage {
  address: string;
  who: 'admin' | 'teacher';
}

/** Not a page of its own: it leads to the first page of the settings. */
const forwards = 'admin.settings';

const plainPagesOf = (who: PlainPage['who'], mount: string, paths: Readonly<Record<string, string>>) =>
  Object.entries(paths)
    .filter(([name, path]) => !path.includes(':') && !/^auth\.|\.print$/.test(name) && name !== forwards)
    .map(([, path]): PlainPage => ({ address: mount + path, who }));

/** Every page for signed-in people that is neither of one record nor for paper, from the paths of the apps. */
export const plainPages: readonly PlainPage[] = [
  ...plainPagesOf('admin', '/admin', admin),
  ...plainPagesOf('teacher', '/teacher-view', teacher),
];
