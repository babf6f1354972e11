import { RouteProgress, RouterLinks, useLeavePage, WaitingPage } from '@portal/shell';
import { lazy, Suspense, useState } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { CompanyReportsPage } from './features/company/CompanyReportsPage';
import { StudentReportPage } from './features/student/StudentReportPage';
import { paths } from './paths';

// The two link pages are what people open this app for: they come with it, one request sooner.
const HomePage = lazy(async () => ({ default: (await import('./features/entry/HomePage')).HomePage }));
const InvitePage = lazy(async () => ({ default: (await import('./features/entry/InvitePage')).InvitePage }));
const ForwardPage = lazy(async () => ({
  default: (await import('./features/entry/ForwardPage')).ForwardPage,
}));
const ToLogin = lazy(async () => ({ default: (await import('./features/entry/ToLogin')).ToLogin }));

/** Every screen of this app; any other address is another app's, or nobody's (SHELL-056, SHELL-059 to SHELL-064). */
export function AppRoutes() {
  useLeavePage();
  const hasLeft = useHasLeftStudentReport();
  return (
    <RouterLinks>
      <RouteProgress />
      <Suspense fallback={<WaitingPage />}>
        {hasLeft ? (
          <ToLogin />
        ) : (
          <Routes>
            <Route path={paths.home} element={<HomePage />} />
            <Route path={paths.clientReport} element={<CompanyReportsPage />} />
            <Route path={paths['student.magic.report']} element={<StudentReportPage />} />
            <Route path={paths['invite.setPassword']} element={<InvitePage />} />
            <Route path="*" element={<ForwardPage />} />
          </Routes>
        )}
      </Suspense>
    </RouterLinks>
  );
}

/** Pages that open by a secret of their own: a person who follows such a link is not on the way out. */
const linkPages = [paths.clientReport, paths['student.magic.report'], paths['invite.setPassword']];

/** Whoever navigates away from a student's reports is logged out of them and goes to login (LINK-STU-08, LINK-STU-09). */
function useHasLeftStudentReport(): boolean {
  const { pathname } = useLocation();
  const isAt = (path: string) => matchPath(path, pathname) !== null;
  const isStudentReport = isAt(paths['student.magic.report']);
  const [wasThere, setWasThere] = useState(isStudentReport);
  const isThere = linkPages.some(isAt) ? isStudentReport : wasThere;
  if (isThere !== wasThere) setWasThere(isThere);
  return isThere && !isStudentReport;
}
