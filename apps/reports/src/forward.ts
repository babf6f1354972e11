/**
 * The app that serves a URL. For pages that both apps have: that of the signed-in user's role (`of-role`), or the last
 * one used (`last-used`).
 */
type Shown = StaffApp | 'of-role' | 'last-used';

/** An app for people who sign in with a password. */
type StaffApp = 'admin' | 'teacher';

type Owner = {
  /** Prefix of the specified path. */
  begins: string;
  app: Shown;
  /** Prefix of the same path within that app. */
  as: string;
};

/** Maps specified paths to the app that serves them (OPEN-77, DECISION-05 and DECISION-07). The first match wins. */
const owners: readonly Owner[] = [
  { begins: '/auth', app: 'last-used', as: '/auth' },
  { begins: '/admin', app: 'admin', as: '' },
  { begins: '/contracts', app: 'admin', as: '/contracts' },
  { begins: '/students', app: 'admin', as: '/students' },
  { begins: '/teachers', app: 'admin', as: '/teachers' },
  { begins: '/reports/info', app: 'of-role', as: '/reports/info' },
  { begins: '/reports/print', app: 'of-role', as: '/reports/print' },
  { begins: '/reports', app: 'admin', as: '/reports' },
  { begins: '/teacher-view', app: 'teacher', as: '' },
];

/** Returns the app and path for a specified path of another app; null if no app serves it. */
export function forward(path: string): { app: Shown; path: string } | null {
  const owner = owners.find(({ begins }) => path === begins || path.startsWith(`${begins}/`));
  return owner ? { app: owner.app, path: owner.as + path.slice(owner.begins.length) || '/' } : null;
}

/** Returns the hash URL for a plain path at the root, such as `/contracts/list`; null if there is none. */
export function hashAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  root: string,
) {
  const path = pathname.slice(root.length - 1);
  if (path === '/' || path === '/index.html') return null;
  // A URL with a hash route already names the page.
  return hash.startsWith('#/') ? `${root}${hash}` : `${root}#${path}${search}`;
}
