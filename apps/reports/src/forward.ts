/** Who shows an address: an app, or the one `last-used` for screens that administrators and teachers both have. */
type Shown = 'admin' | 'teacher' | 'last-used';

type Owner = {
  /** How the documented path begins. */
  begins: string;
  app: Shown;
  /** How the same path begins within that app. */
  as: string;
};

/** Who shows which documented address (OPEN-77, DECISION-05 and DECISION-07). The first that fits wins. */
const owners: readonly Owner[] = [
  { begins: '/auth', app: 'last-used', as: '/auth' },
  { begins: '/admin', app: 'admin', as: '' },
  { begins: '/contracts', app: 'admin', as: '/contracts' },
  { begins: '/students', app: 'admin', as: '/students' },
  { begins: '/teachers', app: 'admin', as: '/teachers' },
  { begins: '/reports/info', app: 'last-used', as: '/reports/info' },
  { begins: '/reports/print', app: 'last-used', as: '/reports/print' },
  { begins: '/reports', app: 'admin', as: '/reports' },
  { begins: '/teacher-view', app: 'teacher', as: '' },
];

/** Where a documented path lives that is not this app's own; null when no app knows it. */
export function forward(path: string): { app: Shown; path: string } | null {
  const owner = owners.find(({ begins }) => path === begins || path.startsWith(`${begins}/`));
  return owner ? { app: owner.app, path: owner.as + path.slice(owner.begins.length) || '/' } : null;
}

/** The address behind the hash that a plain path on the root stands for, such as `/contracts/list`; null when it is none. */
export function hashAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  root: string,
) {
  const path = pathname.slice(root.length - 1);
  if (path === '/' || path === '/index.html') return null;
  // What stands behind the hash already says where to go.
  return hash.startsWith('#/') ? `${root}${hash}` : `${root}#${path}${search}`;
}
