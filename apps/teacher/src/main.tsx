import { announceNewVersions, createPortal, followClock, type Portal, PortalProvider } from '@portal/shell';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { LessonQueueRoot } from './parts/waiting/LessonQueueRoot';
import { createLessonQueue } from './parts/waiting/lesson-queue';
import { routes } from './routes';

const begun = createPortal('teacher');
const queue = createLessonQueue(async (show) =>
  (await import('./parts/waiting/startSender')).startSender(begun.session, show),
);
const portal: Portal = {
  ...begun,
  outbox: async () => {
    const [{ outboxOf }, sender] = await Promise.all([import('./parts/waiting/outboxOf'), queue.sender()]);
    return outboxOf(sender);
  },
};
const router = createBrowserRouter(routes, {
  basename: new URL(portal.config.addresses.teacher, window.location.href).pathname,
});
const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <PortalProvider portal={portal}>
    <LessonQueueRoot queue={queue}>
      <RouterProvider router={router} useTransitions={false} />
    </LessonQueueRoot>
  </PortalProvider>,
);

followClock(portal.session);
announceNewVersions(portal, async () =>
  (await import('./parts/offline/activateNewVersion')).activateNewVersion(),
);
