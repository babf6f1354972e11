import { createPortal, PortalProvider } from '@portal/shell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { hashAddress } from './forward';
import { AppRoutes } from './routes';

const portal = createPortal('reports');

// A specified URL may lack its hash: `/contracts/list`.
const root = new URL(portal.config.addresses.reports, window.location.href).pathname;
const address = hashAddress(window.location, root);
if (address) window.history.replaceState(null, '', address);

const place = document.querySelector('#root');
if (!place) throw new Error('index.html has no #root');

createRoot(place).render(
  <StrictMode>
    <PortalProvider portal={portal}>
      <HashRouter>
        <AppRoutes />
      </HashRouter>
    </PortalProvider>
  </StrictMode>,
);
