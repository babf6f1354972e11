import { RouteProgress, RouterLinks, useLeavePage, WaitingPage } from '@portal/shell';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { CompanyReportsPage } from './features/company/CompanyReportsPage';
import { StudentReportPage } from './features/student/StudentReportPage';
import { paths } from './paths';

// Loaded on demand, unlike the two link pages, which most visitors open and which are therefore in the main bundle.
const HomePage = lazy(async () => ({ default: (await import('./features/entry/HomePage')).HomePage }));
const InvitePage = lazy(async () => ({ default: (await import('./features/entry/InvitePage')).InvitePage }));
const VerifyPage = lazy(async () => ({ default: (await import('./features/verify/VerifyPage')).VerifyPage }));
const ForwardPage = lazy(async () => ({
  default: (await import('./features/entry/ForwardPage')).ForwardPage,
}));
const ToLogin = lazy(async () => ({ default: (await import('./features/entry/ToLogin')).ToLogin }));

/** Every route of this app; other paths belong to another app or to none (SHELL-056, SHELL-059 to SHELL-064). */
export function AppRoutes() {
  useLeavePage();
  useTopOfAnotherPage();
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
            <Route path={paths['attestation.verify']} element={<VerifyPage />} />
            <Route path="*" element={<ForwardPage />} />
          </Routes>
        )}
      </Suspense>
    </RouterLinks>
  );
}

/**
 * Scrolls another page to its top: a URL typed after the `#` loads no document, so the browser keeps the scroll
 * position.
 */
function useTopOfAnotherPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);
}

/** Pages that open with their own secret; following such a link does not count as leaving. */
const linkPages = [
  paths.clientReport,
  paths['student.magic.report'],
  paths['invite.setPassword'],
  paths['attestation.verify'],
];

/** Leaving a student's reports signs the visitor out and leads to login (LINK-STU-08, LINK-STU-09). */
function useHasLeftStudentReport(): boolean {
  const { pathname } = useLocation();
  const isAt = (path: string) => matchPath(path, pathname) !== null;
  const isStudentReport = isAt(paths['student.magic.report']);
  const [wasThere, setWasThere] = useState(isStudentReport);
  const isThere = linkPages.some(isAt) ? isStudentReport : wasThere;
  if (isThere !== wasThere) setWasThere(isThere);
  return isThere && !isStudentReport;
}
