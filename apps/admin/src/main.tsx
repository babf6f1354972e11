import { createPortal, PortalProvider } from '@portal/shell';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { forgetRecent } from './parts/recent/forget-recent';
import { discoverRoutes, routes } from './routes';

const portal = createPortal('admin');
forgetRecent(portal.session);
const router = createBrowserRouter(routes(portal), {
  basename: new URL(portal.config.addresses.admin, window.location.href).pathname,
  patchRoutesOnNavigation: discoverRoutes(),
});
const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <PortalProvider portal={portal}>
    <RouterProvider router={router} useTransitions={false} />
  </PortalProvider>,
);
