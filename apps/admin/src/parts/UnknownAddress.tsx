import { NotFoundPage } from '@portal/shell';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { paths, type RouteName } from '../paths';

/** Shortened URLs that people type, with the list that each one opens. */
const bareSections = [
  ['/contracts', 'courses.list'],
  ['/contracts/edit', 'courses.list'],
  ['/contracts/print', 'courses.list'],
  ['/contracts/print/:id', 'courses.list'],
  ['/students', 'students.list'],
  ['/students/edit', 'students.list'],
  ['/teachers', 'teachers.list'],
  ['/teachers/edit', 'teachers.list'],
  ['/reports', 'reports.list'],
  ['/reports/info', 'reports.list'],
  ['/reports/info/:id', 'reports.list'],
  ['/reports/info/:id/course', 'reports.list'],
  ['/reports/print', 'reports.list'],
  ['/reports/print/:id', 'reports.list'],
] as const satisfies (readonly [path: string, list: RouteName])[];

/** Page for unknown URLs: links to the list of the area if the start of the URL names one. */
export function UnknownAddress() {
  const { pathname } = useLocation();
  const section = bareSections.find(([path]) => matchPath(path, pathname));
  return section ? <Navigate to={paths[section[1]]} replace /> : <NotFoundPage />;
}
