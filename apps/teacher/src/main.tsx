import type { WaitingInitial } from '@portal/domain';
import { announceNewVersions, createPortal, followClock, type Portal, PortalProvider } from '@portal/shell';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { InitialsSender } from './parts/initials/createInitialsSender';
import { createQueue } from './parts/waiting/createQueue';
import { LessonQueueRoot } from './parts/waiting/LessonQueueRoot';
import { createLessonQueue } from './parts/waiting/lesson-queue';
import { routes } from './routes';

const begun = createPortal('teacher');
const queue = createLessonQueue(async (show) =>
  (await import('./parts/waiting/startSender')).startSender(begun.session, show),
);
const initials = createQueue<WaitingInitial, InitialsSender>(async (show) =>
  (await import('./parts/initials/startInitialsSender')).startInitialsSender(begun.session, queue, show),
);
const portal: Portal = {
  ...begun,
  outbox: async () => {
    const [{ outboxOf }, sender, initialsSender] = await Promise.all([
      import('./parts/waiting/outboxOf'),
      queue.sender(),
      initials.sender(),
    ]);
    return outboxOf(sender, initialsSender);
  },
};
const router = createBrowserRouter(routes, {
  basename: new URL(portal.config.addresses.teacher, window.location.href).pathname,
});
const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <PortalProvider portal={portal}>
    <LessonQueueRoot queue={queue} initials={initials}>
      <RouterProvider router={router} useTransitions={false} />
    </LessonQueueRoot>
  </PortalProvider>,
);

followClock(portal.session);
announceNewVersions(portal, async () =>
  (await import('./parts/offline/activateNewVersion')).activateNewVersion(),
);
