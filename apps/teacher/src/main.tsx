import { createPortal, PortalProvider } from '@portal/shell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRoutes } from './routes';

const portal = createPortal('teacher');
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <PortalProvider portal={portal}>
        <RouterProvider router={createRoutes(portal)} />
      </PortalProvider>
    </StrictMode>,
  );
}
