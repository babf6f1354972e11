import type { Extension } from '@portal/api-client';
import { createContext } from 'react';

/** The extensions of the backend whose links the navbar shows; the app reads them. */
export const NavbarExtensions = /* @__PURE__ */ createContext<readonly Extension[]>([]);
